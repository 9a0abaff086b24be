export { countEvent } from './countEvent';
export { countLookup, countWholeList } from './countLookup';
export { type Target, atTheServer, recordEvent, recordEvents } from './recordEvent';
