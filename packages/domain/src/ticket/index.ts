export * from './fare';
export * from './ticket';
export * from './ticket.schema';
export * from './ticketFields';
export * from './transitions';
