export * from './plan';
export * from './run';
export * from './seat';
export * from './transitions';
export * from './trip';
