import {
  KEPT_LABEL,
  type Kobo,
  type Paid,
  type PassengerKind,
  type SeatFares,
  TICKET_FIELDS,
  type TicketPaymentMethod,
  formatNaira,
  partsOfSums,
  seatsHeld,
  worthOf,
} from '@motorpark/domain';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../../db';
import { changesBetween } from '../field';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import { recordEdit } from '../history';
import type { PersonContext } from '../../request/call';
import { recordSettlement } from '../operation/ledger';
import { refuseOverdrawn } from '../shift/refuseWithoutShift';
import type { SharedTrip } from '../trip/lockTripShared';
import { tripDescription } from '../trip/tripDescription';
import type { LockedTicket } from './lockTicket';
import { refundableUntilOn } from './refundableUntil';
import { sellSeats, soldMeanwhile } from './sellSeats';
import { recordKept } from './settleEdit';

interface Move {
  ticket: LockedTicket;
  /** What its passengers pay as now, by seat. */
  kinds: readonly PassengerKind[];
  from: SharedTrip;
  to: SharedTrip;
  /** Seats on the new trip, as many as before. */
  seats: readonly number[];
  amount: Kobo;
  fares: SeatFares;
  /** Rescheduling fee in kobo, not included in the amount; zero for none. */
  fee: Kobo;
  /** The part of that fee that the head office does not take; in kobo, zero for nothing. */
  waived: Kobo;
  /** What the company keeps of a difference that is given back; in kobo, zero for nothing. */
  kept: Kobo;
  /** Whether its own departure is past, so that what was paid serves for another one. */
  isUsedAgain: boolean;
  /** How the difference and the fee are paid or paid back together. */
  paid: Omit<Paid<TicketPaymentMethod>, 'amount'>;
  reason: string;
}

/** SQL: clears the unseated columns once the passengers have seats again. Who took them is known for the ticket's life. */
export const CLEAR_UNSEATED = sql`unseated_at = null, unseated_by = null, unseated_reason = null, unseated_seats = null,
  seats_taken_by = case when unseated_by is null then seats_taken_by else array_append(seats_taken_by, unseated_by) end`;

type By = Pick<PersonContext, 'person' | 'now' | 'ip' | 'requestId'>;

/**
 * Moves a Scheduled ticket with all its passengers to another trip. Frees the old seats, records the difference of fare and the fee in the ledger, and stores
 * both trips and the reason in the history. The caller holds the locks of the ticket and both trips. Throws a 409 if a seat was sold meanwhile.
 */
export async function moveTicket(
  tx: Transaction,
  move: Move,
  { person, now, ip, requestId }: By,
): Promise<void> {
  const { ticket, from, to, amount, fares, fee, waived, kept, paid, reason } = move;
  const seats = [...move.seats].toSorted((one, other) => one - other);
  const line = {
    subject: { noun: 'ticket', id: ticket.id } as const,
    terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    person,
    now,
  };
  const act = { ...line, reason, ip, requestId };
  const [differences = [], fees = [], keeps = []] = partsOfSums(paid, [amount - ticket.amount, fee, kept]);
  if (amount < ticket.amount) {
    const back = { amount: ticket.amount - amount - kept, kept, method: differences[0]?.method };
    await recordGiveBack(tx, { ...act, ...back, way: 'reschedule' });
  }
  if (waived > 0) {
    await recordGiveBack(tx, { ...act, way: 'waive', amount: waived, kept: 0 });
  }
  if (move.isUsedAgain) {
    await recordGiveBack(tx, { ...act, way: 'departed', amount: Math.min(ticket.amount, amount), kept: 0 });
  }
  await keepNoShows(tx, move);
  const held = seatsHeld(ticket).toSorted((one, other) => one - other);
  const grown = held.filter((_, place) => move.kinds[place] === 'adult');
  await tx.query(sql`update passenger set kind = null
    where ticket_id = ${ticket.id} and kind is not null and seat_number = any(${grown}::int[])`);
  await tx.query(sql`delete from ticket_seat where ticket_id = ${ticket.id}`);
  await tx.query(sql`
    update ticket set trip_id = ${to.id}, amount_kobo = ${amount}, fare_kobo = ${fares.fare ?? null},
      child_fare_kobo = ${fares.childFare ?? null}, full_fare_kobo = ${fares.fullFare ?? null},
      full_child_fare_kobo = ${fares.fullChildFare ?? null}, rescheduled_at = ${now},
      worth_kobo = ${worthOf(to)}, reschedules = case when unseated_at is null then coalesce(reschedules, 0) + 1 else reschedules end,
      refundable_until = ${refundableUntilOn(to, ticket, from, now)},
      fees_kobo = nullif(coalesce(fees_kobo, 0) + ${fee}::bigint, 0), ${CLEAR_UNSEATED}
    where id = ${ticket.id}`);
  const missed = await sellSeats(tx, { ticketId: ticket.id, trip: to, seats });
  if (missed.length > 0) throw soldMeanwhile(missed, to);
  await tx.query(
    sql`update passenger set no_show_at = null where ticket_id = ${ticket.id} and no_show_at is not null`,
  );
  const words = `Ticket ${ticket.number} rescheduled`;
  for (const part of differences)
    await recordSettlement(tx, {
      ...line,
      ...part,
      kind: 'difference',
      words: `${words}: difference of fare`,
    });
  for (const part of fees)
    await recordSettlement(tx, { ...line, ...part, kind: 'fee', words: `${words}: fee` });
  for (const { method, amount: stays } of keeps)
    await recordKept(tx, stays, { ...line, method, words: `${words}: kept by the company` });
  await refuseOverdrawn(tx, line);
  await recordEdit(tx, {
    noun: 'ticket',
    id: ticket.id,
    fields: [
      ...changesBetween(
        { tripId: TICKET_FIELDS.tripId, seats: TICKET_FIELDS.seats, amount: TICKET_FIELDS.amount },
        { tripId: tripDescription(from), seats: ticket.seats, amount: ticket.amount },
        { tripId: tripDescription(to), seats, amount },
      ),
      { field: 'Fee for rescheduling', from: '', to: fee > 0 ? formatNaira(fee) : '' },
      { field: KEPT_LABEL, from: '', to: kept > 0 ? formatNaira(kept) : '' },
    ],
    reason,
    person,
    now,
  });
}

/** Keeps the no-shows of this ticket with the old departure; none carry over to the new one. */
async function keepNoShows(tx: Transaction, { ticket, from, to }: Move): Promise<void> {
  await tx.query(sql`delete from missed_departure where trip_id = ${to.id} and ticket_id = ${ticket.id}`);
  await tx.query(sql`
    insert into missed_departure (trip_id, ticket_id, seat_number, passenger_id, no_show_at)
    select ${from.id}::uuid, ticket_id, seat_number, id, no_show_at from passenger
    where ticket_id = ${ticket.id} and no_show_at is not null on conflict do nothing`);
}
