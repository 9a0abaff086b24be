import { CALLS, CAPABILITIES, type Capability } from '@motorpark/api/contract';
import type { PersonHandlers } from './call';

/** What no single call stands for, but how the server takes all of them. */
const IN_EVERY_CALL: ReadonlySet<Capability> = new Set(['requests.body', 'requests.idempotent']);

/** The extensions that work on this server: those all of whose calls have a handler. */
export function workingCapabilities(handlers: PersonHandlers): Capability[] {
  const handled = new Set(Object.keys(handlers));
  return CAPABILITIES.filter((capability) => {
    if (IN_EVERY_CALL.has(capability)) return true;
    const calls = Object.entries(CALLS).filter(([, call]) => call.capability === capability);
    return calls.length > 0 && calls.every(([name]) => handled.has(name));
  });
}
