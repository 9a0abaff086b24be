export * from './burst';
export * from './readScan';
export * from './scanResult';
export * from './testNumbers';
