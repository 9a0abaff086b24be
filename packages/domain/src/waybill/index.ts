export * from './transitions';
export * from './waybill';
export * from './waybill.schema';
