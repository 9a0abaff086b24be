/** What becomes of a trip that does not leave as planned, and of those who lose their seats by that: fetched together. */
export { DisruptionScreen } from './DisruptionScreen';
export { UnseatedScreen } from './UnseatedScreen';
export { UnseatedSheetScreen } from './UnseatedSheetScreen';
