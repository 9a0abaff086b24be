export * from './counter';
export * from './counter.schema';
export * from './paper';
