export * from './access.schema';
export * from './device';
export * from './passcodeRule';
export * from './passwordStrength';
export * from './pin.schema';
export * from './pinRule';
export * from './role';
export * from './secondFactor';
