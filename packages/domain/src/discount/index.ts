export * from './discount';
export * from './discount.schema';
