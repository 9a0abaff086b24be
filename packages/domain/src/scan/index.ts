export * from './readScan';
export * from './testNumbers';
