export * from './theme';
export * from './controls';
