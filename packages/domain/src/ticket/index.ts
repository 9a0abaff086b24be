export * from './fare';
export * from './ticket';
export * from './ticketFields';
export * from './transitions';
