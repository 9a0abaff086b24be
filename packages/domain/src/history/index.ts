export * from './history';
export * from './statusOrder.schema';
