export * from './cancelling';
export * from './expiring';
export * from './giveBack';
export * from './merging';
export * from './givenBack';
export * from './parcelBack';
export * from './ways';
