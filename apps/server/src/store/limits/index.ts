export { accountOf } from './account';
export { type CallLimit, countCall, refuseAtLimit } from './countCall';
export {
  ACCOUNTS_WITHIN_MS,
  type Attempt,
  countFailure,
  FORGOTTEN_AFTER_MS,
  forgiveFailures,
  FREE_FAILURES,
  openAttempt,
  recordFailure,
} from './failures';
export { isKnownAddress, KNOWN_FOR_MS, rememberAddress } from './knownAddress';
export { networkOf } from './networkOf';
export { countPin, forgivePins } from './pins';
export { tooMany } from './tooMany';
export { openLaneQueue } from './laneQueue';
