export * from './access.schema';
export * from './passwordStrength';
export * from './role';
