export * from './terminal';
export * from './terminal.schema';
