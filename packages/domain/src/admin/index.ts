export * from './admin';
export * from './admin.schema';
