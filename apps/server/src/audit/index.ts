export { countEvent } from './countEvent';
export {
  type AuditEvent,
  type EventSource,
  type Named,
  type Target,
  recordEvent,
  recordEvents,
} from './recordEvent';
