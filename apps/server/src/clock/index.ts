export { readEvidence } from './clockMark';
export { Due } from './Due';
export { openClock, type ServerClock, TOLERANCE_MS } from './openClock';
