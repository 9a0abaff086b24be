export * from './mostSeats';
export * from './vehicle';
export * from './vehicle.schema';
