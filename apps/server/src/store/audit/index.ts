export { countEvent } from './countEvent';
export { countLookup, countManifest, countWholeList } from './countLookup';
export { type Target, atTheServer, recordEvent, recordEvents } from './recordEvent';
