// The app names calls and wire types through this package.
export * from '@motorpark/contract';
export * from './access';
export * from './admin';
export * from './audit';
export * from './client';
export * from './company';
export * from './driver';
export * from './expense';
export * from './failure';
export * from './history';
export * from './operation';
export * from './route';
export * from './terminal';
export * from './ticket';
export * from './trip';
export * from './vehicle';
export * from './waybill';
