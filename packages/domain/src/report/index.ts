export * from './compare';
export * from './report';
