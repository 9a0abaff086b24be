export * from './late';
export * from './order';
export * from './plan';
export * from './run';
export * from './seat';
export * from './transitions';
export * from './trip';
export * from './trip.schema';
