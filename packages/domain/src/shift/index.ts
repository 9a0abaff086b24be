export * from './shift';
export * from './shift.schema';
