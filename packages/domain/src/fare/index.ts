export * from './fare';
export * from './fare.schema';
export * from './promotion.schema';
