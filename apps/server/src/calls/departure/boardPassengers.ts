import type { Data, WireBoarding, WirePassenger } from '@motorpark/contract';
import {
  boardingSchema,
  formatDateTime,
  forgedTicketMessage,
  formatTime,
  lagosDay,
  readBoarding,
} from '@motorpark/domain';
import type { Sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, lostRace } from '../../request/failure';
import { formIn } from '../../request/form';
import { refuseUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { lockTickets } from '../../store/ticket/lockTicket';
import { lockForBoarding } from '../../store/departure/lockForBoarding';
import { manifestOf, passengersOf } from '../../store/departure/manifestOf';
import { isGenuine } from '../../store/ticket/ticketKeys';
import { markBoarded } from '../../store/departure/markBoarded';
import { refuseLate } from '../../store/departure/refuseLate';
import { refuseOutdatedTicket } from './refuseOutdatedTicket';
import { refuseTicket } from './refuseTicket';

/**
 * Marks the passengers of a scanned ticket, or of one seat, as aboard. Throws a 422 at `code` if the ticket is not valid for this trip, at `reason` if check-in
 * has closed.
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
  if (read === undefined) throw invalid({ code: notANumber(code) });
  const passengers = await passengersOf(tx, context.id);
  if ('seat' in read) {
    const selected = passengers.filter(({ seat_number: seat }) => seat === read.seat);
    if (selected.length === 0) throw invalid({ code: `Seat ${read.seat} is not sold.` });
    return selected;
  }
  const { ticket, signed } = read;
  if (signed && !(await isGenuine(tx, signed))) throw invalid({ code: forgedTicketMessage(ticket) });
  const selected = passengers.filter(({ ticket_id: number }) => number === ticket);
  if (selected.length === 0) throw await refuseTicket(tx, ticket, context);
  if (signed) refuseOutdatedTicket(signed, selected, context);
  return selected;
}

const notPaid = ({ ticket_id: number }: WirePassenger) =>
  `The payment of ticket ${number} is not confirmed yet. Nobody travels with it before it is.`;

const notANumber = (code: string) =>
  `${code.length > 40 ? `${code.slice(0, 40)}…` : code} is no ticket number. Scan it again, or type the seat.`;

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
