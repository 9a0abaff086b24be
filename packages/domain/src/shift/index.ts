export * from './shift';
export * from './shift.schema';
export * from './shiftRule';
