export * from './answers';
export * from './fields';
export * from './identity';
export * from './record';
export * from './seats';
export * from './values';
