export * from './counted';
export * from './date';
export * from './money';
export * from './phone';
export * from './plate';
export * from './typedDate';
export * from './whole';
