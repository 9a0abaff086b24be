export * from './history';
export * from './printOrder.schema';
export * from './reason.schema';
export * from './statusOrder.schema';
export * from './voiding';
