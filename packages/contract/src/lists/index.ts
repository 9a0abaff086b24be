export * from './listColumn';
export * from './lists';
export * from './tables';
