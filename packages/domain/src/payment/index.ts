export * from './age';
export * from './cash';
export * from './confirmationInWords';
export * from './confirmationRule';
export * from './held';
export * from './payment';
export * from './payment.schema';
export * from './sold';
