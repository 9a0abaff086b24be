export * from './answers';
export * from './fields';
export * from './identity';
export * from './lists';
export * from './record';
export * from './seats';
export * from './shape';
export * from './values';
