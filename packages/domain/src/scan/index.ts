export * from './readScan';
