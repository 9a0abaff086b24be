export * from './expiring';
export * from './giveBack';
export * from './parcelBack';
export * from './ways';
