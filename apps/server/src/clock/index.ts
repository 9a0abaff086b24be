export { readEvidence } from './clockMark';
export { Due } from './Due';
export { openClock, type ServerClock } from './openClock';
