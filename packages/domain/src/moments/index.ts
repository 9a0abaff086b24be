export * from './whyNotDeletable';
export * from './mayDisrupt';
export * from './moments';
export * from './ticketSteps';
export * from './tripSteps';
