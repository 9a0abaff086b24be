import type { Data, WireBoarding, WirePassenger } from '@motorpark/contract';
import {
  boardingSchema,
  busText,
  formatDateTime,
  forgedTicketMessage,
  formatTime,
  lagosDay,
  notATicket,
  readBoarding,
  type SignedTicket,
  type Instant,
} from '@motorpark/domain';
import { type Sql, columns, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, lostRace, notFound, type Failure } from '../../request/failure';
import { formIn } from '../../request/form';
import { refuseUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { lockTickets } from '../../store/ticket/lockTicket';
import { lockForBoarding } from '../../store/departure/lockForBoarding';
import { isPassenger, manifestOf, passengersOf } from '../../store/departure/manifestOf';
import { isGenuine } from '../../store/ticket/ticketKeys';
import { markBoarded } from '../../store/departure/markBoarded';
import { refuseEarly } from '../../store/departure/refuseEarly';
import { refuseLate } from '../../store/departure/refuseLate';
import { withinReach } from '../../store/access/rights';
import { BY_RULE, voidingColumns } from '../../store/history';
import { instant, listRows } from '../../db/rows';
import { TRIP_BUS, TRIP_ROUTES } from '../../store/trip/tripColumns';

/**
 * Marks the passengers of a scanned ticket, or of one seat, as aboard. Throws a 422 at `code` if the ticket is not valid for this trip, at `reason` if check-in
 * has closed, at `confirmed` if it is early.
 */
export function boardPassengers(context: PersonContext): Promise<Data<WireBoarding>> {
  const { code } = formIn(boardingSchema, { code: 'code' }, context.input);
  const { db, person } = context;
  return db.transaction(async (tx) => {
    const trip = await lockForBoarding(tx, context);
    const selected = await findPassengers(tx, code, context);
    const boarding = selected.filter(({ boarded_at: at }) => at === null);
    const [one] = selected;
    if (!one || boarding.length === 0) throw lostRace({ code: aboardAlready(selected, context) });
    await lockTickets(tx, [one.ticket]);
    await refuseUnconfirmed(tx, { noun: 'ticket', id: one.ticket }, () => invalid({ code: notPaid(one) }));
    refuseEarly(trip.travelDate, context);
    const reason = await refuseLate(tx, trip.travelDate, context);
    const marked = boarding.map(({ seat_number: seat }) => seat);
    const marking = { ticketId: one.ticket, seats: marked, isAboard: true, setsStatus: true, reason };
    await markBoarded(tx, marking, context);
    return { data: { ...(await manifestOf(tx, trip.id, person)), marked } };
  });
}

/** Returns the passengers of one ticket or seat of this trip; at least one. */
async function findPassengers(tx: Sql, code: string, context: PersonContext): Promise<WirePassenger[]> {
  const read = readBoarding(code);
  if (read === undefined) throw invalid({ code: notATicket(code) });
  const passengers = await passengersOf(tx, context.id);
  if ('seat' in read) {
    const selected = passengers.filter(({ seat_number: seat }) => seat === read.seat);
    const [one] = selected;
    if (!one) throw invalid({ code: `Seat ${read.seat} is not sold.` });
    if (!isPassenger(one))
      throw invalid({
        code: `Seat ${read.seat} is for the luggage of ticket ${one.ticket_id}, which goes aboard with its passenger.`,
      });
    return selected;
  }
  const { ticket, signed, isUnchecked } = read;
  if (signed && !(await isGenuine(tx, signed))) throw invalid({ code: forgedTicketMessage(ticket) });
  const selected = passengers.filter(({ ticket_id: number }) => number === ticket);
  if (selected.length === 0) throw await refuseTicket(tx, { number: ticket, isUnchecked }, context);
  if (signed) refuseOutdatedTicket(signed, selected, context);
  return selected;
}

const notPaid = ({ ticket_id: number }: WirePassenger) =>
  `The payment of ticket ${number} is not confirmed yet. Nobody travels with it before it is.`;

function aboardAlready(selected: readonly WirePassenger[], { now }: PersonContext): string {
  const [latest] = selected.toSorted((one, other) =>
    (one.boarded_at ?? '') < (other.boarded_at ?? '') ? 1 : -1,
  );
  const at = latest?.boarded_at ?? '';
  const when = lagosDay(at) === lagosDay(now.toISOString()) ? formatTime(at) : formatDateTime(at);
  const seats = selected.map(({ seat_number: seat }) => seat).join(', ');
  const isOne = selected.length === 1;
  return `${isOne ? 'Seat' : 'Seats'} ${seats} of ticket ${latest?.ticket_id} ${isOne ? 'is' : 'are'} aboard already: boarded by ${latest?.boarded_by} at ${when}.`;
}

const named = (seats: readonly number[]) => `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;

/** Throws a 422 if the ticket was changed after its code was printed, because another passenger may be travelling with that paper. */
function refuseOutdatedTicket(
  { number, tripId, seats }: SignedTicket,
  selected: readonly WirePassenger[],
  { id }: Pick<PersonContext, 'id'>,
): void {
  const [printed, kept] = [named(seats), named(selected.map(({ seat_number: seat }) => seat))];
  if (tripId === id && printed === kept) return;
  const says = tripId === id ? printed : 'another trip';
  throw invalid({
    code: `This is not the latest print of ticket ${number}: it says ${says}, and the ticket is for ${kept} of this bus. Print it again.`,
  });
}

const DEPARTS_AT = computed<{ departs_at: Instant }>({ departs_at: instant(sql`trip.departs_at`) });

/** Returns the failure that says why a ticket is not valid for this trip: forged, voided, for another day or another bus; a 404 for an unknown number that may be mistyped. */
async function refuseTicket(
  tx: Sql,
  { number, isUnchecked }: { number: string; isUnchecked: boolean },
  context: PersonContext,
): Promise<Failure> {
  const why = await whyNot(tx, number, context);
  if (why !== undefined) return invalid({ code: why });
  if (isUnchecked) return notFound(`There is no ticket ${number}. Check the number, or scan the ticket.`);
  return invalid({
    code: `There is no ticket ${number}: it may be forged. Do not let anybody travel with it.`,
  });
}

/** Why a ticket is not valid for this trip; undefined if there is no such ticket. */
async function whyNot(tx: Sql, number: string, { id, person }: PersonContext): Promise<string | undefined> {
  const reach = computed<{ is_seen: boolean }>({ is_seen: withinReach(person, 'ticket.see') });
  const [ticket] = await listRows(
    tx,
    sql`select ${columns(voidingColumns('ticket'), 'ticket.unseated_at', DEPARTS_AT, 'route.code as route', TRIP_BUS, reach)}
      from ${TRIP_ROUTES} join ticket on ticket.trip_id = trip.id where ticket.number = ${number}`,
  );
  if (!ticket) return undefined;
  if (!ticket.is_seen) return `Ticket ${number} is not for a bus of this terminal.`;
  if (ticket.voided_at !== null) {
    return `Ticket ${number} was voided on ${formatDateTime(ticket.voided_at)} by ${ticket.voided_by ?? BY_RULE}. Nobody travels with it.`;
  }
  if (ticket.unseated_at !== null) {
    return `The passengers of ticket ${number} have lost their seats. Give them others under Without a seat first.`;
  }
  const [here] = await listRows(tx, sql`select ${columns(DEPARTS_AT)} from trip where id = ${id}`);
  const isOtherDay = lagosDay(ticket.departs_at) !== lagosDay(here?.departs_at ?? '');
  const ticketTrip = `${ticket.route}, ${formatDateTime(ticket.departs_at)}, ${busText(ticket.vehicle_number)}`;
  return `Wrong ${isOtherDay ? 'day' : 'bus'}: ticket ${number} is for ${ticketTrip}.`;
}
