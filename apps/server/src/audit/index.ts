export { countEvent } from './countEvent';
export { type Target, recordEvent, recordEvents } from './recordEvent';
