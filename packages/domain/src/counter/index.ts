export * from './counter';
export * from './counter.schema';
