export * from './correction';
export * from './rights';
export * from './table';
export * from './times';
