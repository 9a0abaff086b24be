export * from './terminal';
export * from './terminal.schema';
export * from './terminalOptions';
