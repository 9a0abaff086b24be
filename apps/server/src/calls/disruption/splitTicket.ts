import { newTicketNumber } from '@motorpark/domain';
import { columns, computed, newId, type Statement, type Transaction, sql } from '../../db';
import { insertWithFreeNumber } from '../../db/freeNumber';
import type { PersonContext } from '../../request/call';
import { recordIncome, reverse, moveShare } from '../../store/operation/ledger';
import { awaitPayment, withdrawPayment } from '../../store/payment/awaitPayment';

/** SQL: a fare of seats; what a discount takes off one amount for all seats is not divided. */
const ofSeats = (fare: Statement) => sql`case when fare_kobo is not null then ${fare} end`;

interface Split {
  ticketId: string;
  /** The seats of the passengers who are left without one, ascending; not all seats of the ticket. */
  lost: readonly number[];
}

/** The new ticket of passengers who are left without a seat. */
export interface SplitOff {
  id: string;
  number: string;
  fromId: string;
  fromNumber: string;
  seats: readonly number[];
}

const TICKET = columns(
  'ticket.number',
  'ticket.amount_kobo',
  'ticket.payment_method',
  'ticket.sold_terminal_id',
);

/** SQL: the date of birth of a companion; null if it is not known. */
const BIRTHDAY = sql`case when passenger.born like '____-__-__' then passenger.born::date end`;

/**
 * Moves passengers of a ticket to a ticket of their own, with their share of the amount. The ledger moves the share from one ticket to the other, so no cash
 * moves. The new ticket keeps the time and seller of the original. The caller holds the ticket's lock.
 */
export async function splitTicket(
  tx: Transaction,
  { ticketId, lost }: Split,
  { person, now }: PersonContext,
): Promise<SplitOff> {
  // Each passenger's part of the amount is that of their fare; one amount for all seats is divided equally.
  const fare = sql`case kind when 'child' then coalesce(child_fare_kobo, fare_kobo, 1) else coalesce(fare_kobo, 1) end`;
  const [old] = await tx.query(sql`
    select ${TICKET}, ${computed<{ fares: number; lost_fares: number }>({
      fares: sql`(select sum(${fare}) from passenger where ticket_id = ticket.id)`,
      lost_fares: sql`(select sum(${fare}) from passenger where ticket_id = ticket.id and seat_number = any(${[...lost]}::int[]))`,
    })} from ticket where id = ${ticketId}`);
  if (!old) throw new Error(`There is no ticket ${ticketId}.`);
  const first = lost[0] ?? 0;
  const share = Math.min(
    Math.max(1, Math.round((old.amount_kobo * old.lost_fares) / old.fares)),
    old.amount_kobo - 1,
  );
  const { id, number } = await insertWithFreeNumber(newTicketNumber, (free) =>
    tx.query(sql`
      insert into ticket (id, number, trip_id, traveler_name, traveler_number, traveler_address, next_of_kin_name,
        next_of_kin_number, date_of_birth, amount_kobo, payment_method, payment_reference, status, fare_kobo, child_fare_kobo,
        full_fare_kobo, full_child_fare_kobo, discount, discount_reason, sold_terminal_id, booked_by, booked_at,
        refundable_until, seats_taken_by, planned_at)
      select ${newId()}::uuid, ${free}::text, trip_id, coalesce(passenger.name, traveler_name),
        coalesce(passenger.phone, traveler_number), coalesce(passenger.address, traveler_address),
        coalesce(passenger.next_of_kin_name, ticket.next_of_kin_name),
        coalesce(passenger.next_of_kin_phone, next_of_kin_number), coalesce(${BIRTHDAY}, date_of_birth), ${share}::bigint, payment_method, payment_reference, status, fare_kobo, child_fare_kobo,
        ${ofSeats(sql`full_fare_kobo`)}, full_child_fare_kobo, discount, discount_reason, ticket.sold_terminal_id, booked_by, booked_at, refundable_until, seats_taken_by, planned_at
      from ticket join passenger on passenger.ticket_id = ticket.id and passenger.seat_number = ${first}::int
      where ticket.id = ${ticketId}
      on conflict (number) do nothing returning ${columns('ticket.id', 'ticket.number')}`),
  );
  await tx.query(sql`
    with going as (
      delete from passenger where ticket_id = ${ticketId} and seat_number = any(${[...lost]}::int[]) returning *
    )
    insert into passenger (ticket_id, seat_number, is_first, name, phone, address, next_of_kin_name, next_of_kin_phone, kind, born, sold_terminal_id)
    select ${id}::uuid, seat_number, seat_number = ${first}::int,
      coalesce(name, case when seat_number = ${first}::int then traveler_name end), coalesce(phone, traveler_number),
      coalesce(address, traveler_address), coalesce(going.next_of_kin_name, ticket.next_of_kin_name),
      coalesce(next_of_kin_phone, next_of_kin_number), going.kind, case when seat_number <> ${first}::int then going.born end, going.sold_terminal_id
    from going join ticket on ticket.id = going.ticket_id`);
  await tx.query(sql`update ticket set amount_kobo = amount_kobo - ${share}::bigint,
    full_fare_kobo = ${ofSeats(sql`full_fare_kobo`)} where id = ${ticketId}`);
  const mine = { subject: { noun: 'ticket', id: ticketId }, words: `Ticket ${old.number}` } as const;
  const theirs = { subject: { noun: 'ticket', id }, words: `Ticket ${number}` } as const;
  const money = { terminalId: old.sold_terminal_id, person, now };
  const until = await withdrawPayment(tx, mine.subject, { person, now });
  if (until === undefined) {
    const fromWords = `Ticket ${old.number} split: to ticket ${number}`;
    await moveShare(tx, { person, now, ...theirs, from: mine.subject, fromWords, share });
  } else {
    // The payment is not confirmed yet: each part now waits for its own confirmation, with the original deadline.
    await reverse(tx, { ...money, ...mine, words: `Ticket ${old.number} split`, part: 'price' });
    for (const [part, amount] of [
      [mine, old.amount_kobo - share],
      [theirs, share],
    ] as const) {
      const line = await recordIncome(tx, { ...money, ...part, amount });
      await awaitPayment(tx, { line, method: old.payment_method, now, until });
    }
  }
  return { id, number, fromId: ticketId, fromNumber: old.number, seats: lost };
}
