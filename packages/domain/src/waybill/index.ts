export * from './collection';
export * from './collection.schema';
export * from './dispatched';
export * from './figures';
export * from './transitions';
export * from './waybill';
export * from './waybill.schema';
export * from './waybillFields';
