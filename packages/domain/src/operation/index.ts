export * from './operation';
export * from './period';
export * from './summary';
