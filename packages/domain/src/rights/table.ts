import type { Role } from '../access';

/** The relation of a user to a record, by its terminal. For records with a route, the origin is the own terminal and the destination the other end. */
export type Place = 'themselves' | 'own terminal' | 'other end' | 'elsewhere';

/** Where a role may perform an action. `themselves`: only on their own, such as their sessions. */
export type Where = 'anywhere' | 'both ends' | 'own terminal' | 'other end' | 'themselves' | 'nowhere';

/** Who may perform an action: anybody, without a login, or by role. */
export type Right = 'anybody' | Readonly<Record<Role, Where>>;

type ByRole = Exclude<Right, 'anybody'>;

/** The same for each role. */
const everyRole = (where: Where): ByRole => ({
  super_admin: where,
  manager: where,
  accountant: where,
  auditor: where,
  admin: where,
});

const NOBODY = everyRole('nowhere');
const SELF = everyRole('themselves');
const EVERYWHERE = everyRole('anywhere');
/** At the counters of a terminal, where nobody of the head office works. */
const COUNTER: ByRole = { ...NOBODY, admin: 'own terminal' };
const OWN_DRAWER: ByRole = { ...NOBODY, admin: 'themselves' };
/** For super admins alone. */
const COMPANY: ByRole = { ...NOBODY, super_admin: 'anywhere' };
const COMPANY_READ: ByRole = { ...COMPANY, auditor: 'anywhere' };
/** For the head office, and managers at their terminals. */
const OFFICE: ByRole = { ...COMPANY, manager: 'own terminal' };
const OFFICE_READ: ByRole = { ...OFFICE, auditor: 'anywhere' };
const MONEY_READ: ByRole = { ...OFFICE_READ, accountant: 'anywhere' };
/** For terminals as well. */
const OWN_TERMINAL: ByRole = { ...OFFICE, admin: 'own terminal' };
const OWN_TERMINAL_READ: ByRole = { ...OWN_TERMINAL, auditor: 'anywhere' };
const OWN_MONEY_READ: ByRole = { ...OWN_TERMINAL_READ, accountant: 'anywhere' };
const BOTH_ENDS: ByRole = { ...COMPANY, manager: 'both ends', admin: 'both ends' };
const BOTH_ENDS_READ: ByRole = { ...BOTH_ENDS, auditor: 'anywhere' };
const OTHER_END: ByRole = { ...COMPANY, manager: 'other end', admin: 'other end' };

/**
 * The permissions of all actions: the table that the server enforces, the app follows and `docs/rights.md` shows. Each call of the contract names one of
 * its actions; actions that no call names are parts of a call. `TIMES` says until when staff may perform them.
 *
 * `see`: to find, list and open. `keep`: to create, change and delete. A record that the user may see but not change is refused with 403; one that they
 * may not see is not found.
 */
export const RIGHTS = {
  'server.ask': 'anybody',
  'session.open': 'anybody',
  'passcode.recover': 'anybody',
  'company.seeImage': 'anybody',
  /** Everybody who has the link. */
  'hall.show': 'anybody',

  'session.see': SELF,
  'session.end': SELF,
  'session.lock': SELF,
  'passcode.change': SELF,
  'secondFactor.see': SELF,
  'secondFactor.setUp': SELF,
  'secondFactor.takeAway': COMPANY,
  'outbox.encrypt': SELF,

  /** Results are limited to the records that the user may `see`. */
  'everything.search': EVERYWHERE,

  'company.see': EVERYWHERE,
  'company.edit': COMPANY,
  /** To open the steps that set up an empty company. */
  'company.setUp': COMPANY,
  'activity.see': COMPANY_READ,
  /** The personal data in tickets and waybills, found by phone. */
  'personal.erase': COMPANY,

  'admin.see': OFFICE_READ,
  'admin.keep': COMPANY,
  'admin.ban': OFFICE,
  /** To end all sessions of another person. */
  'admin.logOut': OFFICE,
  'terminal.see': EVERYWHERE,
  'terminal.keep': COMPANY,
  /** To put out of service, and back. */
  'terminal.setStatus': COMPANY,
  'driver.see': { ...COMPANY_READ, manager: 'anywhere' },
  'driver.keep': COMPANY,
  /** To put out of service, and back. */
  'driver.setStatus': COMPANY,
  /** Of vehicles and drivers. */
  'paper.see': { ...COMPANY_READ, manager: 'anywhere' },
  'paper.keep': COMPANY,
  'vehicle.see': EVERYWHERE,
  'vehicle.keep': COMPANY,
  'vehicle.setStatus': COMPANY,
  /** To give all of its planned trips another vehicle. */
  'vehicle.replace': COMPANY,
  'route.see': EVERYWHERE,
  'route.keep': COMPANY,
  /** To put out of service, and back. */
  'route.setStatus': COMPANY,
  /** To set the lowest and the highest fare of a route's trips. */
  'route.fare': COMPANY,
  /** The fares by vehicle type and period. */
  'fare.see': { ...COMPANY_READ, manager: 'anywhere' },
  'fare.keep': COMPANY,
  'discount.see': { ...COMPANY_READ, manager: 'anywhere' },
  'discount.keep': COMPANY,
  /** To give a discount of managers, on trips that leave the own terminal. */
  'discount.give': OFFICE,

  /** To import many of the office's records from a file. */
  'record.import': COMPANY,

  /** The services of a route, from which trips are made ahead. */
  'timetable.see': OFFICE_READ,
  'timetable.keep': OFFICE,

  'trip.see': BOTH_ENDS_READ,
  'trip.plan': OWN_TERMINAL,
  'trip.edit': OWN_TERMINAL,
  'trip.fare': OWN_TERMINAL,
  /** To set a fare that is not within those of the trip's route. */
  'trip.fareBelowRoute': COMPANY,
  'trip.date': OWN_TERMINAL,
  'trip.delete': OWN_TERMINAL,
  'trip.setStatus': BOTH_ENDS,
  /** To record which passengers are aboard. */
  'trip.board': OWN_TERMINAL,
  /** To record which parcels are loaded onto a trip, and which are received where it arrives. */
  'trip.load': OWN_TERMINAL,
  'trip.receive': OTHER_END,
  'trip.sendOff': OWN_TERMINAL,
  /** To let a bus leave whose papers, or its driver's, are missing; with a reason. */
  'trip.leaveWithoutPapers': COMPANY,
  'trip.arrive': BOTH_ENDS,
  'trip.reopen': OFFICE,
  /** To change the vehicle, delay, merge into another trip or cancel, before the trip has left. */
  'trip.disrupt': OWN_TERMINAL,
  /** To give unseated passengers a seat on another trip of the same route, at the price that they paid. */
  'unseated.seat': OWN_TERMINAL,
  /** The board of a terminal's departures. */
  'departure.see': OWN_TERMINAL_READ,
  /** The link to the hall view, which a television in the terminal shows. */
  'hall.keep': OFFICE,

  'ticket.see': BOTH_ENDS_READ,
  'ticket.sell': BOTH_ENDS,
  /** To find earlier travelers by phone on tickets that the own terminal sold: a help at the counter, where no super admin works. */
  'ticket.findTraveler': COUNTER,
  'ticket.edit': BOTH_ENDS,
  /** To move a ticket to another departure: by the company's rule, and (`Anyhow`) against it. */
  'ticket.reschedule': BOTH_ENDS,
  'ticket.rescheduleAnyhow': OFFICE,
  /** To refund a ticket: by the company's rule at the terminal that sold it, and (`Anyhow`) against the rule or by another amount. */
  'ticket.refund': OWN_TERMINAL,
  'ticket.refundAnyhow': OFFICE,
  /** Boarding by status is `trip.board`; later steps of staff follow the trip's own (`ticketStepObstacle`). */
  'ticket.setStatus': BOTH_ENDS,
  'ticket.print': BOTH_ENDS,
  /** To sell seats of a trip whose sales have closed by the company's rule. */
  'ticket.sellClosed': OFFICE,
  /** To keep seats for an outage at the user's machine, on trips that leave their own terminal. */
  'ticket.keepSeats': OWN_DRAWER,
  /** To raise the amount. */
  'ticket.collect': BOTH_ENDS,
  /** To record a ticket's luggage, and to collect what it costs. */
  'ticket.luggage': BOTH_ENDS,
  /** To lower the amount, so that the passenger gets money back. The own terminal is the one that sold the ticket, as for voiding. */
  'ticket.giveBack': OWN_TERMINAL,
  /** To lower it for a move to a trip whose fare was set after the sale. */
  'ticket.giveBackForLaterFare': OFFICE,
  /** To set any amount once staff cannot change it any more. */
  'ticket.correct': OFFICE,
  'ticket.void': OWN_TERMINAL,

  'waybill.see': BOTH_ENDS_READ,
  'waybill.takeIn': OWN_TERMINAL,
  'waybill.edit': OWN_TERMINAL,
  'waybill.amount': OWN_TERMINAL,
  /** To lower the amount, so that the sender gets money back. */
  'waybill.giveBack': OWN_TERMINAL,
  'waybill.receiver': OWN_TERMINAL,
  'waybill.setStatus': BOTH_ENDS,
  'waybill.print': BOTH_ENDS,
  'waybill.sendOff': OWN_TERMINAL,
  'waybill.handOver': OTHER_END,
  'waybill.void': OWN_TERMINAL,

  /** Of a ticket or waybill: the claims of its customer. */
  'claim.see': BOTH_ENDS_READ,
  /** The list of the head office, where it answers. */
  'claim.seeAll': OFFICE_READ,
  'claim.record': BOTH_ENDS,
  /** To record one after its time, with a reason. */
  'claim.recordLate': COMPANY,
  'claim.answer': COMPANY,

  /** To take back a wrong status step; staff only their own. */
  'step.takeBack': { ...BOTH_ENDS, admin: 'themselves' },

  'expense.see': OWN_MONEY_READ,
  'expense.enter': OWN_TERMINAL,
  'expense.edit': OWN_TERMINAL,
  'expense.delete': OWN_TERMINAL,
  /** The list of the head office, where it decides. */
  'expense.seeAll': MONEY_READ,
  'expense.decide': OFFICE,
  'operation.see': OWN_MONEY_READ,
  /** Load, income and no-shows. */
  'report.see': MONEY_READ,
  'giveBack.see': MONEY_READ,

  /** To register the user's machine as a counter of the own terminal. */
  'counter.name': COUNTER,
  /** The PIN that unlocks a session at a counter. */
  'pin.set': OWN_DRAWER,
  'pin.enter': COUNTER,
  'counter.see': OFFICE_READ,
  'counter.forget': OFFICE,

  /** To open the drawer of a counter; super admins do not work at counters. */
  'shift.open': COUNTER,
  'shift.see': { ...MONEY_READ, admin: 'themselves' },
  'shift.print': { ...OFFICE, admin: 'themselves' },
  /** To drop cash, to count and to close the own shift. */
  'shift.keep': OWN_DRAWER,
  /** To count a colleague's drawer at the same terminal and continue with it. */
  'shift.takeOver': COUNTER,
  /** To close a shift of somebody else that was left open, and to record what was found later. */
  'shift.end': OFFICE,
  'shift.correct': OFFICE,
  /** To confirm the count that somebody else made of a closed drawer: its owner, in whatever role, and super admins who have not counted it. */
  'shift.confirm': { ...OWN_DRAWER, manager: 'themselves', super_admin: 'anywhere' },
  /** The differences of drawers, by person and terminal. */
  'difference.see': MONEY_READ,
  /** Cash taken out of drawers, until it is paid in at the bank. */
  'drop.see': MONEY_READ,
  'drop.bank': OFFICE,
  /** To confirm who received the cash of a drop: of the own drawer, with the receiver's PIN or passcode. */
  'drop.receive': { ...OFFICE, admin: 'themselves' },
  /** A deposit that was typed wrong, which stays on record. */
  'deposit.takeBack': OFFICE,

  /** Transfers and POS payments that need confirmation. */
  'payment.see': OWN_MONEY_READ,
  'payment.confirm': OWN_TERMINAL,
  /** To confirm by hand, with a reason, what a payment provider confirms when the money is there. */
  'payment.overrule': COMPANY,
  /** To ask the payment provider for an account number for a sale. */
  'payment.ask': OWN_TERMINAL,
  /** To record that a transfer which pays for nothing was sent back from the bank, and to confirm it after somebody else. */
  'payment.sendBack': OFFICE,
  /** What the payment provider paid out to the bank, of all terminals together. */
  'settlement.see': { ...COMPANY_READ, accountant: 'anywhere' },
  /** To confirm payments of the user's own sales. */
  'payment.confirmOwn': OFFICE,
  /** To be notified that the money for an own sale did not come in time. */
  'sale.hear': SELF,
  /** To discard an own entry that never reached the server; the discard is recorded. */
  'sale.discard': SELF,
  'sale.seeDiscarded': OFFICE_READ,
  /** To see what to look at: of each kind what the user may see elsewhere. */
  'lookAt.see': MONEY_READ,
} as const satisfies Readonly<Record<string, Right>>;

export type Action = keyof typeof RIGHTS;

/** Actions that need no login. */
export type PublicAction = {
  [One in Action]: (typeof RIGHTS)[One] extends 'anybody' ? One : never;
}[Action];
export type PersonAction = Exclude<Action, PublicAction>;

/** Rights to see: to find, list and open. A column, a line of details and a filter depend on no others, so that nothing is hidden from those who only read. */
export type SeeRight = Extract<PersonAction, `${string}.see${string}`>;
/** Rights to do something, on which a button, a menu item and a form depend. */
export type DoRight = Exclude<PersonAction, SeeRight>;
