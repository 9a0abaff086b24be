export * from './paper';
export * from './paper.schema';
