export { countEvent } from './countEvent';
export { type AuditEvent, type EventSource, type Named, type Target, recordEvent } from './recordEvent';
