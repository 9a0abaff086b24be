export * from './operation';
