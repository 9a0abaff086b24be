export * from './driver';
export * from './driver.schema';
export * from './driverOptions';
