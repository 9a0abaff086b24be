import { CALLS, CAPABILITIES, type CallName, type Capability } from '@motorpark/contract';

/** Capabilities that change how calls are handled and have no call of their own. */
const WITHOUT_OWN_CALL: ReadonlySet<Capability> = new Set([
  'requests.body',
  'requests.idempotent',
  'recovery.code',
  'lists.export',
  'records.version',
  'forms.checked',
  'shifts.outages',
  'waybills.waiting',
  'waybills.storage',
  'fares.per_seat',
  'routes.fares',
]);

/** Capabilities that extend core calls. */
const IN_CORE_CALLS: Readonly<Partial<Record<Capability, readonly CallName[]>>> = {
  'lists.search': ['getAllTickets', 'getWaybills'],
  'lists.void': ['getAllTickets', 'getWaybills'],
  'records.void': ['deleteTicket', 'deleteWaybill'],
};

/** Returns the capabilities whose calls all have a handler. Whether `fares.per_seat` applies is a setting of the company. */
export function workingCapabilities(handlers: object): Capability[] {
  const handled = new Set(Object.keys(handlers));
  return CAPABILITIES.filter((capability) => {
    if (WITHOUT_OWN_CALL.has(capability)) return true;
    const core = IN_CORE_CALLS[capability];
    if (core) return core.every((name) => handled.has(name));
    const calls = Object.entries(CALLS).filter(([, call]) => call.capability === capability);
    return calls.length > 0 && calls.every(([name]) => handled.has(name));
  });
}
