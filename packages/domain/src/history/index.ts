export * from './history';
export * from './printOrder.schema';
export * from './statusOrder.schema';
export * from './voiding';
