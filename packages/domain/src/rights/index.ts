export * from './correction';
export * from './disrupting';
export * from './moments';
export * from './rights';
export * from './table';
export * from './ticketSteps';
export * from './times';
export * from './voiding';
