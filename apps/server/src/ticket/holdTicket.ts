import { type Day, type Kobo, type TicketPaymentMethod } from '@motorpark/domain';
import type { Person } from '../access/person';
import { withinReach } from '../access/rights';
import { type Sql, sql } from '../db';
import { Failure, notFound } from '../http/failure';
import { isId } from '../rows';
import { holdTrips } from '../trip/holdTrips';

export const NO_TICKET = 'This ticket does not exist or was already deleted.';
const CHANGED_MEANWHILE = 'Somebody else has just changed this ticket. Please open it again.';

/** A ticket as it is on record; nobody else changes it until the transaction ends. */
export interface HeldTicket {
  id: string;
  number: string;
  tripId: string;
  status: string;
  travelerName: string;
  mobileNumber: string;
  nextOfKin: string;
  dob: Day;
  paymentMode: TicketPaymentMethod;
  amountPaid: Kobo;
  /** Ascending. */
  seats: number[];
}

interface Row {
  id: string;
  number: string;
  trip_id: string;
  status: string;
  traveler_name: string;
  traveler_number: string;
  next_of_kin_number: string;
  date_of_birth: Day;
  payment_method: TicketPaymentMethod;
  amount_kobo: Kobo;
  seats: number[];
}

/** The ticket alone; 404 where there is none within the person's reach. */
export async function holdTicket(tx: Sql, id: string, person: Person): Promise<HeldTicket> {
  if (!isId(id)) throw notFound(NO_TICKET);
  const [row] = await tx.query<Row>(sql`
    select ${COLUMNS} from ticket
    join trip on trip.id = ticket.trip_id
    join route on route.id = trip.route_id
    where ticket.id = ${id} and ticket.deleted_at is null and ${withinReach(person)}
    for update of ticket`);
  if (!row) throw notFound(NO_TICKET);
  return ticketOf(row);
}

/**
 * The ticket with its trip and the one it may move to, for which neither a seat is sold nor anything changed meanwhile. Everybody
 * takes trips in the same order and before tickets, so two who swap seats never wait for each other in a circle.
 */
export async function holdTicketAndTrips(
  tx: Sql,
  { id, otherTrip, person }: { id: string; otherTrip: string; person: Person },
): Promise<HeldTicket> {
  if (!isId(id)) throw notFound(NO_TICKET);
  const [found] = await tx.query<{ trip_id: string }>(sql`
    select trip_id from ticket
    join trip on trip.id = ticket.trip_id
    join route on route.id = trip.route_id
    where ticket.id = ${id} and ticket.deleted_at is null and ${withinReach(person)}`);
  if (!found) throw notFound(NO_TICKET);
  await holdTrips(tx, isId(otherTrip) ? [found.trip_id, otherTrip] : [found.trip_id]);
  const ticket = await holdTicket(tx, id, person);
  // It was moved to a third trip while we waited, and that one we don't hold.
  if (ticket.tripId !== found.trip_id) throw new Failure(409, { message: CHANGED_MEANWHILE });
  return ticket;
}

const COLUMNS = sql`ticket.id, ticket.number, ticket.trip_id, ticket.status, traveler_name, traveler_number,
  next_of_kin_number, date_of_birth, payment_method, ticket.amount_kobo,
  array(select seat_number from ticket_seat where ticket_id = ticket.id order by seat_number) as seats`;

const ticketOf = (row: Row): HeldTicket => ({
  id: row.id,
  number: row.number,
  tripId: row.trip_id,
  status: row.status,
  travelerName: row.traveler_name,
  mobileNumber: row.traveler_number,
  nextOfKin: row.next_of_kin_number,
  dob: row.date_of_birth,
  paymentMode: row.payment_method,
  amountPaid: row.amount_kobo,
  seats: row.seats,
});
