export * from './cancelling';
export * from './heldBecause';
export * from './giveBack';
export * from './givenBack';
export * from './parcelBack';
export * from './seatWorth';
export * from './usedAgain';
export * from './ways';
