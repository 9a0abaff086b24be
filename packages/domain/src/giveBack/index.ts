export * from './cancelling';
export * from './heldBecause';
export * from './giveBack';
export * from './mergeDifference';
export * from './givenBack';
export * from './parcelBack';
export * from './usedAgain';
export * from './ways';
