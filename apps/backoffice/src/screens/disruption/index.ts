/** Lazily loaded screens for disrupted trips and unseated passengers, in one chunk. */
export { DisruptionScreen } from './DisruptionScreen';
export { UnseatedScreen } from './UnseatedScreen';
export { UnseatedSheetScreen } from './UnseatedSheetScreen';
