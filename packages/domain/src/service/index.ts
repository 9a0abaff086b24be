export * from './service';
export * from './service.schema';
