export { enableCopies, writeCopies, type Copies, type Copy } from './copies';
export { storeFirstCalls } from './early';
export { isNetworkIdle, whenNetworkIdle } from './networkIdle';
export { newRetryKey } from './retryKey';
export { compareClocks, serverNow, serverTime, whenClockChanges } from './serverClock';
export { useClockAhead } from './useClockAhead';
