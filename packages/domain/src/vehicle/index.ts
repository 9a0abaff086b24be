export * from './vehicle';
export * from './vehicle.schema';
