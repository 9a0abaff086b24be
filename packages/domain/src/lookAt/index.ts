export * from './lookAt';
