export * from './compare';
export * from './definition';
export * from './groups';
export * from './report';
export * from './reports';
