import type { Capability } from '@motorpark/contract';
import { type Action, RIGHTS, type Role, mayBegin } from '@motorpark/domain';
import { useSession } from '../access/session';
import { useCapabilities, useServerCan } from '../access/useCapabilities';

/**
 * What may be done here, and the extension without which it may not: a core server has none of them (docs/decisions/two-kinds-of-server.md).
 * An ability with the name of an action in the table of rights is for those who may do that (docs/rights.md).
 */
const EXTENSION_OF = {
  'activity.see': 'audit',
  /** Super admins choose somebody's passcode, and take it away. */
  'admin.setPasscode': 'admins.ban',
  'company.edit': 'company',
  'company.setUp': 'company.set_up',
  'counter.name': 'counters',
  'departure.see': 'departures',
  'driver.setStatus': 'service.status',
  'drop.bank': 'shifts',
  /** A drop that was typed wrong. */
  'drop.takeBack': 'shifts.take_back',
  'cash.deposit': 'shifts.deposits',
  'drop.see': 'shifts',
  'hall.keep': 'departures',
  /** Who sits in a trip, for the driver and the park. */
  'manifest.see': 'departures.boarding',
  /** What a trip takes along, at both ends of its road. */
  'parcels.see': 'departures.parcels',
  'everything.search': 'search.everywhere',
  'expense.decide': 'expenses',
  'passcode.change': 'passcodes.own',
  'pin.set': 'pins',
  /** Each print of a receipt has its number. */
  'receipt.number': 'receipts.copies',
  /** With a reason, and kept as void. */
  'record.void': 'records.void',
  /** Sent again, it makes nothing twice. */
  'sale.repeat': 'requests.idempotent',
  /** What was entered and thrown away before the server had it. */
  'sale.seeDiscarded': 'sales.discards',
  'payment.confirm': 'payments.confirmation',
  'payment.confirmOwn': 'payments.confirmation',
  'payment.see': 'payments.confirmation',
  'personal.erase': 'personal.erasure',
  /** Payments beside the bank's statement. */
  'statement.match': 'payments.statement',
  'report.see': 'reports',
  'secondFactor.setUp': 'second_factor',
  'session.lock': 'session.lock',
  'session.see': 'session.own',
  'shift.correct': 'shifts',
  'shift.end': 'shifts',
  'shift.judge': 'shifts',
  'record.import': 'imports',
  'shift.open': 'shifts',
  'shift.see': 'shifts',
  /** Each print of a report has its number. */
  'shift.print': 'shifts.copies',
  'shift.takeOver': 'shifts',
  'trip.board': 'departures.boarding',
  'trip.disrupt': 'departures.disruption',
  'trip.load': 'departures.parcels',
  'ticket.edit': 'tickets.write',
  'ticket.findTraveler': 'tickets.passengers',
  'ticket.keepSeats': 'tickets.allotments',
  'ticket.refund': 'tickets.changes',
  'ticket.reschedule': 'tickets.changes',
  'ticket.setStatus': 'tickets.status',
  'vehicle.setStatus': 'service.status',
  'waybill.edit': 'waybills.write',
  'waybill.setStatus': 'waybills.status',
} as const satisfies Record<string, Capability>;

export type Ability = keyof typeof EXTENSION_OF;

const isAction = (ability: string): ability is Action => ability in RIGHTS;

/** Whether the table of rights lets somebody begin it; what is no action of it, everybody may. */
const isTheirs = (ability: Ability, role: Role | undefined): boolean =>
  role === undefined || !isAction(ability) || mayBegin(ability, role);

/**
 * Whether the person who is logged in may do something here; undefined until that is known, so that no placeholder flashes up before.
 * Of a record the table of rights says more (`mayAct`).
 */
export function useMay(ability: Ability): boolean | undefined {
  const role = useSession()?.role;
  const can = useServerCan(EXTENSION_OF[ability]);
  return can && isTheirs(ability, role);
}

/** Tells of anything whether they may do it here; of nothing until that is known. */
export function useAbilities(): (ability: Ability) => boolean {
  const role = useSession()?.role;
  const can = useCapabilities();
  return (ability) => can.has(EXTENSION_OF[ability]) && isTheirs(ability, role);
}
