export * from './ticket';
export * from './ticket.schema';
export * from './transitions';
