export * from './theme';
export * from './controls';
export * from './layout';
export * from './data';
export * from './flow';
export * from './overlay';
export * from './travel';
export * from './print';
