export * from './expense';
export * from './expense.schema';
