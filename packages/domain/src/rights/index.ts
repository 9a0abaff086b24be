export * from './correction';
export * from './moments';
export * from './rights';
export * from './voiding';
