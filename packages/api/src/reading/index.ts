export * from './answers';
export * from './identity';
export * from './seats';
export * from './values';
