export * from './seat';
export * from './transitions';
export * from './trip';
