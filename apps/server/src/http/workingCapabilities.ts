import { CALLS, CAPABILITIES, type CallName, type Capability } from '@motorpark/contract';

/** What no single call stands for, but how the server takes them. */
const IN_THE_CALLS: ReadonlySet<Capability> = new Set([
  'requests.body',
  'requests.idempotent',
  'recovery.code',
  'lists.export',
  'records.version',
  'forms.checked',
  'shifts.outages',
  'fares.per_seat',
]);

/** Capabilities that belong to core calls. */
const IN_CORE_CALLS: Readonly<Partial<Record<Capability, readonly CallName[]>>> = {
  'lists.search': ['getAllTickets', 'getWaybills'],
  'records.void': ['deleteTicket', 'deleteWaybill'],
};

/** The extensions that work on this server: those all of whose calls have a handler. `fares.per_seat` is the company's to decide. */
export function workingCapabilities(handlers: object): Capability[] {
  const handled = new Set(Object.keys(handlers));
  return CAPABILITIES.filter((capability) => {
    if (IN_THE_CALLS.has(capability)) return true;
    const core = IN_CORE_CALLS[capability];
    if (core) return core.every((name) => handled.has(name));
    const calls = Object.entries(CALLS).filter(([, call]) => call.capability === capability);
    return calls.length > 0 && calls.every(([name]) => handled.has(name));
  });
}
