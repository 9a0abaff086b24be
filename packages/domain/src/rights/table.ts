import type { Role } from '../access';

/** Where somebody stands to a record: whose terminal's it is. Of a road, where it begins is its own, where it leads the other end. */
export type Place = 'themselves' | 'own terminal' | 'other end' | 'elsewhere';

/** Where a role may do something. `themselves`: with what is their own, as their sessions. */
export type Where = 'anywhere' | 'both ends' | 'own terminal' | 'other end' | 'themselves' | 'nowhere';

/** Who may do something, without a login or by role. */
export type Right = 'anybody' | Readonly<Record<Role, Where>>;

const SELF = { admin: 'themselves', super_admin: 'themselves' } as const;
const OFFICE = { admin: 'nowhere', super_admin: 'anywhere' } as const;
const EVERYWHERE = { admin: 'anywhere', super_admin: 'anywhere' } as const;
const BOTH_ENDS = { admin: 'both ends', super_admin: 'anywhere' } as const;
const OTHER_END = { admin: 'other end', super_admin: 'anywhere' } as const;
const OWN_TERMINAL = { admin: 'own terminal', super_admin: 'anywhere' } as const;

/**
 * Who may do what: the one table that the server enforces, the app follows and `docs/rights.md` shows. Each call of the contract names
 * its row; the rows that no call names are parts of what one does. Until when staff may stands in `TIMES`.
 *
 * `see`: to find, list and open. `keep`: to make, change and delete. What somebody may see and not touch is refused with 403, what they may
 * not see is not there.
 */
export const RIGHTS = {
  'server.ask': 'anybody',
  'session.open': 'anybody',
  'passcode.recover': 'anybody',
  'company.seeImage': 'anybody',
  /** Whoever has its link. */
  'hall.show': 'anybody',

  'session.see': SELF,
  'session.end': SELF,
  'session.lock': SELF,
  'passcode.change': SELF,
  'secondFactor.see': SELF,
  'secondFactor.setUp': SELF,
  'secondFactor.takeAway': OFFICE,
  'outbox.encrypt': SELF,

  /** Of what is found everybody gets what their row of that kind's `see` lets them see. */
  'everything.search': EVERYWHERE,

  'company.see': EVERYWHERE,
  'company.edit': OFFICE,
  /** To be led through an empty company. */
  'company.setUp': OFFICE,
  'activity.see': OFFICE,
  /** What tickets and waybills say of somebody, found by their telephone. */
  'personal.erase': OFFICE,

  'admin.see': OFFICE,
  'admin.keep': OFFICE,
  'admin.ban': OFFICE,
  'terminal.see': EVERYWHERE,
  'terminal.keep': OFFICE,
  'driver.see': OFFICE,
  'driver.keep': OFFICE,
  /** Out of service, and back. */
  'driver.setStatus': OFFICE,
  'vehicle.see': EVERYWHERE,
  'vehicle.keep': OFFICE,
  'vehicle.setStatus': OFFICE,
  'route.see': EVERYWHERE,
  'route.keep': OFFICE,

  /** What the office keeps, many at once from a file. */
  'record.import': OFFICE,

  'trip.see': BOTH_ENDS,
  'trip.plan': OWN_TERMINAL,
  'trip.edit': OWN_TERMINAL,
  'trip.fare': OWN_TERMINAL,
  'trip.date': OWN_TERMINAL,
  'trip.delete': OWN_TERMINAL,
  'trip.setStatus': BOTH_ENDS,
  /** Who of those who bought a seat is aboard. */
  'trip.board': OWN_TERMINAL,
  /** Which parcels a bus takes along. */
  'trip.load': OWN_TERMINAL,
  'trip.sendOff': OWN_TERMINAL,
  'trip.arrive': BOTH_ENDS,
  'trip.reopen': OFFICE,
  /** Another vehicle, a later time, another trip, none: before it has left. */
  'trip.disrupt': OWN_TERMINAL,
  /** Who lost their seat by that, and a seat for them on another trip of their road, at what they paid. */
  'unseated.seat': OWN_TERMINAL,
  /** The board of what leaves a terminal. */
  'departure.see': OWN_TERMINAL,
  /** The link to what the television in a terminal's hall shows. */
  'hall.keep': OFFICE,

  'ticket.see': BOTH_ENDS,
  'ticket.sell': BOTH_ENDS,
  /** Who has travelled with a phone before, on tickets that the own terminal sold: a help at the counter, where no super admin stands. */
  'ticket.findTraveler': { admin: 'own terminal', super_admin: 'nowhere' },
  'ticket.edit': BOTH_ENDS,
  /** To another departure, by the company's rule, and where that says no. */
  'ticket.reschedule': BOTH_ENDS,
  'ticket.rescheduleAnyhow': OFFICE,
  /** By the company's rule, where it was sold; and where that says no, or another amount than it says. */
  'ticket.refund': OWN_TERMINAL,
  'ticket.refundAnyhow': OFFICE,
  'ticket.setStatus': BOTH_ENDS,
  'ticket.print': BOTH_ENDS,
  /** Seats of a trip whose selling has closed by the company's rule. */
  'ticket.sellClosed': OFFICE,
  /** Of the trips that leave the own terminal, at the machine that one sits at, for when there is no connection. */
  'ticket.keepSeats': { admin: 'themselves', super_admin: 'nowhere' },
  /** The amount goes up. */
  'ticket.collect': BOTH_ENDS,
  /** The amount goes down: the passenger gets something back. Its own terminal is the one that sold it, as for voiding. */
  'ticket.giveBack': OWN_TERMINAL,
  /** The same for a move to a trip whose fare was set after the sale. */
  'ticket.giveBackForLaterFare': OFFICE,
  /** Any other amount, once staff cannot change it any more. */
  'ticket.correct': OFFICE,
  'ticket.void': OWN_TERMINAL,

  'waybill.see': BOTH_ENDS,
  'waybill.takeIn': OWN_TERMINAL,
  'waybill.edit': OWN_TERMINAL,
  'waybill.amount': OWN_TERMINAL,
  /** The amount goes down: the sender gets something back. */
  'waybill.giveBack': OWN_TERMINAL,
  'waybill.receiver': OWN_TERMINAL,
  'waybill.setStatus': BOTH_ENDS,
  'waybill.print': BOTH_ENDS,
  'waybill.sendOff': OWN_TERMINAL,
  'waybill.handOver': OTHER_END,
  'waybill.void': OWN_TERMINAL,

  /** A wrong step of a status; staff the one that they took themselves. */
  'step.takeBack': { admin: 'themselves', super_admin: 'anywhere' },

  'expense.see': OWN_TERMINAL,
  'expense.enter': OWN_TERMINAL,
  'expense.edit': OWN_TERMINAL,
  'expense.delete': OWN_TERMINAL,
  'expense.decide': OFFICE,
  'operation.see': OWN_TERMINAL,
  /** How full the buses are, what came in and went out, who did not come. */
  'report.see': OFFICE,

  /** To make the machine that one sits at a known one, of the own terminal. */
  'counter.name': { admin: 'own terminal', super_admin: 'nowhere' },
  /** What opens a locked session there. */
  'pin.set': { admin: 'themselves', super_admin: 'nowhere' },
  'pin.enter': { admin: 'own terminal', super_admin: 'nowhere' },
  'counter.see': OFFICE,
  'counter.forget': OFFICE,

  /** At the drawer of a counter, where no super admin stands. */
  'shift.open': { admin: 'own terminal', super_admin: 'nowhere' },
  'shift.see': { admin: 'themselves', super_admin: 'anywhere' },
  'shift.print': { admin: 'themselves', super_admin: 'anywhere' },
  /** To drop cash, to count and to close. */
  'shift.keep': { admin: 'themselves', super_admin: 'nowhere' },
  /** To count the drawer of somebody else at the same terminal, and to go on with it. */
  'shift.takeOver': { admin: 'own terminal', super_admin: 'nowhere' },
  /** To close what its person left open, and to write down what was found later. */
  'shift.end': OFFICE,
  'shift.correct': OFFICE,
  /** Whose drawers differ, and by how much. */
  'shift.judge': OFFICE,
  /** Cash that left a drawer, until it is paid in at the bank. */
  'drop.see': OFFICE,
  'drop.bank': OFFICE,

  /** Transfers and POS payments whose money was not seen when they were sold. */
  'payment.see': OWN_TERMINAL,
  'payment.confirm': OWN_TERMINAL,
  /** The same of what one sold oneself. */
  'payment.confirmOwn': OFFICE,
  /** That the money of one's own sale did not come in time. */
  'sale.hear': SELF,
  /** To throw away what one entered and the server never had, which stays on record. */
  'sale.discard': SELF,
  'sale.seeDiscarded': OFFICE,
} as const satisfies Readonly<Record<string, Right>>;

export type Action = keyof typeof RIGHTS;

/** What takes no login. */
export type PublicAction = {
  [One in Action]: (typeof RIGHTS)[One] extends 'anybody' ? One : never;
}[Action];
export type PersonAction = Exclude<Action, PublicAction>;
