export * from './theme';
export * from './controls';
export * from './layout';
