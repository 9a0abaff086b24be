export * from './claim';
export * from './claim.schema';
