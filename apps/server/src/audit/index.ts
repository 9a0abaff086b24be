export { countEvent } from './countEvent';
export { type Target, atTheServer, recordEvent, recordEvents } from './recordEvent';
