export * from './field';
export * from './kinds';
