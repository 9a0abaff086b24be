export * from './drawer';
export * from './expense';
export * from './expense.schema';
export * from './rejection';
