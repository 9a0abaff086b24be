export * from './driver';
export * from './driver.schema';
