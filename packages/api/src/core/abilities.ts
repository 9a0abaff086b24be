import type { Capability } from '@motorpark/contract';
import { type Action, RIGHTS, type Role, mayBegin } from '@motorpark/domain';
import { useSession } from '../access/session';
import { useCapabilities, useServerCan } from '../access/useCapabilities';

/**
 * Every ability and the capability that it needs: a core server has none of them (docs/decisions/two-kinds-of-server.md). An ability named like an action in
 * the table of rights also needs that right (docs/rights.md).
 */
const EXTENSION_OF = {
  'activity.see': 'audit',
  'admin.logOut': 'admins.log_out',
  /** Lets super admins set and withdraw another person's passcode. */
  'admin.setPasscode': 'admins.ban',
  'company.edit': 'company',
  'company.setUp': 'company.set_up',
  'counter.name': 'counters',
  'departure.see': 'departures',
  'driver.setStatus': 'service.status',
  'drop.bank': 'shifts',
  /** Takes back a drop that was entered wrongly. */
  'drop.takeBack': 'shifts.take_back',
  /** Confirms that the cash of a drop was received. */
  'drop.receive': 'shifts.receivers',
  'cash.deposit': 'shifts.deposits',
  'drop.see': 'shifts',
  'hall.keep': 'departures',
  /** The passengers of a trip, for the driver and the park. */
  'manifest.see': 'departures.boarding',
  /** The parcels loaded onto a trip, at both of its terminals. */
  'parcels.see': 'departures.parcels',
  'everything.search': 'search.everywhere',
  'expense.decide': 'expenses',
  'passcode.change': 'passcodes.own',
  'pin.set': 'pins',
  /** Numbers each print of a receipt. */
  'receipt.number': 'receipts.copies',
  /** With a reason; the record stays readable as void. */
  'record.void': 'records.void',
  /** Lists find what is void. */
  'record.listVoid': 'lists.void',
  /** Repeating the call creates nothing twice. */
  'sale.repeat': 'requests.idempotent',
  /** Sales that were entered and discarded before the server received them. */
  'sale.seeDiscarded': 'sales.discards',
  'payment.confirm': 'payments.confirmation',
  'payment.confirmOwn': 'payments.confirmation',
  'payment.see': 'payments.confirmation',
  'personal.erase': 'personal.erasure',
  /** Compares payments with the bank's statement. */
  /** A route has a fare, the lowest one of its trips. */
  'route.fare': 'routes.fares',
  'statement.match': 'payments.statement',
  'report.see': 'reports',
  'giveBack.see': 'reports.given_back',
  'secondFactor.setUp': 'second_factor',
  'session.lock': 'session.lock',
  'session.see': 'session.own',
  'shift.correct': 'shifts',
  'shift.end': 'shifts',
  'shift.judge': 'shifts',
  'record.import': 'imports',
  'shift.open': 'shifts',
  'shift.see': 'shifts',
  /** Numbers each print of a report. */
  'shift.print': 'shifts.copies',
  'shift.takeOver': 'shifts',
  'trip.board': 'departures.boarding',
  'trip.disrupt': 'departures.disruption',
  'trip.load': 'departures.parcels',
  'trip.receive': 'departures.receiving',
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

/** Whether the table of rights allows the role to begin it; everybody may do what is not an action of the table. */
const hasRight = (ability: Ability, role: Role | undefined): boolean =>
  role === undefined || !isAction(ability) || mayBegin(ability, role);

/**
 * Returns whether the logged-in user may do something here; undefined until that is known, so that no placeholder flashes up. The table of rights may restrict
 * single records further (`mayAct`).
 */
export function useMay(ability: Ability): boolean | undefined {
  const role = useSession()?.role;
  const can = useServerCan(EXTENSION_OF[ability]);
  return can && hasRight(ability, role);
}

/** Returns a function that tells whether the user has an ability; false until that is known. */
export function useAbilities(): (ability: Ability) => boolean {
  const role = useSession()?.role;
  const can = useCapabilities();
  return (ability) => can.has(EXTENSION_OF[ability]) && hasRight(ability, role);
}
