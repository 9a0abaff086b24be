export * from './deleting';
export * from './disrupting';
export * from './moments';
export * from './ticketSteps';
