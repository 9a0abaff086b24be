export * from './terminal';
