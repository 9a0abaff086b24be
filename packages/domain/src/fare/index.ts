export * from './fare';
export * from './fare.schema';
