export * from './route';
export * from './route.schema';
