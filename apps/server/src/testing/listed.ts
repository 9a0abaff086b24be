import type { CallName } from '@motorpark/contract';
import type { PersonAction } from '@motorpark/domain';
import { type Statement, sql } from '../db';

export interface Listed {
  sees: PersonAction;
  /** SQL: `id`, the terminals `own` and `other`, and `by`, whose it is, of all records that the list has for those who see everything. */
  records: Statement;
  /** The calls that return one of them. */
  details?: readonly CallName[];
  /** The kind in the search over everything, which finds each record by its `text`. */
  everywhere?: string;
}

const NO_END = sql`null::uuid as other, null::uuid as by, '' as text`;

/** The lists of the company, with the right to see their records. */
export const LISTED: Readonly<Partial<Record<CallName, Listed>>> = {
  getAllTickets: {
    sees: 'ticket.see',
    records: sql`select ticket.id, route.origin_terminal_id as own, route.destination_terminal_id as other, null::uuid as by,
      number as text from ticket join trip on trip.id = trip_id join route on route.id = trip.route_id where ticket.deleted_at is null`,
    details: ['getTicket'],
    everywhere: 'tickets',
  },
  getWaybills: {
    sees: 'waybill.see',
    records: sql`select id, origin_terminal_id as own, destination_terminal_id as other, null::uuid as by, number as text
      from waybill where deleted_at is null`,
    details: ['getWaybill'],
    everywhere: 'waybills',
  },
  getTrips: {
    sees: 'trip.see',
    records: sql`select trip.id, origin_terminal_id as own, destination_terminal_id as other, null::uuid as by, code as text
      from trip join route on route.id = route_id where deleted_at is null`,
    details: ['getTrip', 'getManifest'],
    everywhere: 'trips',
  },
  fetchAdmins: {
    sees: 'admin.see',
    records: sql`select id, terminal_id as own, null::uuid as other, null::uuid as by, email as text from person`,
    everywhere: 'admins',
  },
  getExpenses: {
    sees: 'expense.see',
    records: sql`select id, terminal_id as own, ${NO_END} from expense where deleted_at is null`,
    details: ['getExpense'],
  },
  getClaims: {
    sees: 'claim.see',
    records: sql`select id, origin_terminal_id as own, destination_terminal_id as other, null::uuid as by, '' as text from claim`,
    details: ['getClaim'],
  },
  getOperations: {
    sees: 'operation.see',
    records: sql`select id, terminal_id as own, ${NO_END} from operation`,
    details: ['getOperation'],
  },
  getAwaitedPayments: {
    sees: 'payment.see',
    records: sql`select awaited_payment.id, terminal_id as own, ${NO_END}
      from awaited_payment join operation on operation.id = awaited_payment.id`,
  },
  getShifts: {
    sees: 'shift.see',
    records: sql`select id, terminal_id as own, null::uuid as other, person_id as by, '' as text from shift`,
    details: ['getShift'],
  },
  getDrops: {
    sees: 'drop.see',
    records: sql`select cash_drop.id, terminal_id as own, ${NO_END} from cash_drop join shift on shift.id = shift_id`,
  },
  getCounters: {
    sees: 'counter.see',
    records: sql`select id, terminal_id as own, ${NO_END} from counter`,
  },
  getGivenBack: {
    sees: 'giveBack.see',
    records: sql`select id, terminal_id as own, ${NO_END} from give_back`,
  },
  getUnseated: {
    sees: 'unseated.seat',
    records: sql`select ticket.id, route.origin_terminal_id as own, ${NO_END} from ticket join trip on trip.id = trip_id
      join route on route.id = trip.route_id where ticket.deleted_at is null and unseated_at is not null`,
  },
};
