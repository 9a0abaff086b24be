export * from './counted';
export * from './date';
export * from './money';
export * from './paymentMethod';
export * from './phone';
export * from './plate';
export { NIGERIA, type Region } from './region';
export * from './typedDate';
export * from './whole';
