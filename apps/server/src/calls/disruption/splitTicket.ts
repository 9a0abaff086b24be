import { type Kobo, infantsIn, newTicketNumber } from '@motorpark/domain';
import { columns, computed, copyOf, newId, type Statement, type Transaction, sql } from '../../db';
import { insertWithFreeNumber } from '../../db/freeNumber';
import type { PersonContext } from '../../request/call';
import { WORTH } from '../../store/giveBack/recordUnpaid';
import { moveShare, recordIncome, recordSettlement, reverse } from '../../store/operation/ledger';
import { nonCashOf } from '../../store/payment/nonCashOf';
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
  'ticket.infants',
);

/**
 * Moves passengers of a ticket to a ticket of their own, with their share of the amount. The ledger moves the share from one ticket to the other, so no cash
 * moves, and what waits for confirmation stays in its drawer. The new ticket is a copy of the original, which it names. The caller holds the ticket's lock.
 */
export async function splitTicket(
  tx: Transaction,
  { ticketId, lost }: Split,
  { person, now }: PersonContext,
): Promise<SplitOff> {
  // Each passenger's part of the amount is that of their fare; one amount for all seats is divided equally.
  const fare = sql`case kind when 'child' then coalesce(child_fare_kobo, fare_kobo, 1) else coalesce(fare_kobo, 1) end`;
  const going = sql`seat_number = any(${[...lost]}::int[])`;
  const [old] = await tx.query(sql`
    select ${TICKET}, ${computed<{
      non_cash: Kobo | null;
      fares: number;
      lost_fares: number;
      leader: number;
      laps: number;
      goes_alone: boolean;
    }>({
      non_cash: nonCashOf('ticket'),
      fares: sql`(select sum(${fare}) from passenger where ticket_id = ticket.id)`,
      lost_fares: sql`(select sum(${fare}) from passenger where ticket_id = ticket.id and ${going})`,
      // Luggage leads only where nobody goes with it.
      leader: sql`(select seat_number from passenger where ticket_id = ticket.id and ${going}
        order by kind is not distinct from 'luggage', seat_number limit 1)`,
      laps: sql`(select count(*)::int from passenger where ticket_id = ticket.id and kind is null and not ${going})`,
      goes_alone: sql`(select bool_or(kind is null and not ${going}) and not bool_or(kind is null and ${going}) and bool_or(kind = 'child' and ${going}) and (select accompanied_age > 0 from company)
        from passenger where ticket_id = ticket.id)`,
    })} from ticket where id = ${ticketId}`);
  if (!old) throw new Error(`There is no ticket ${ticketId}.`);
  const [first, lead] = [sql`${lost[0] ?? 0}::int`, sql`${old.leader}::int`];
  const share = Math.min(
    Math.max(1, Math.round((old.amount_kobo * old.lost_fares) / old.fares)),
    old.amount_kobo - 1,
  );
  // Of a ticket that was paid in two parts, the cash goes along first.
  const cash = old.non_cash === null ? 0 : Math.min(share, old.amount_kobo - old.non_cash);
  const isCash = cash === share;
  // Infants for whom the adults who stay have no lap go along.
  const infants = infantsIn(old.infants ?? '');
  const onLaps = (some: string[]) => sql`${some.join(', ') || null}::text`;
  const { id, number } = await insertWithFreeNumber(newTicketNumber, async (free) => {
    const copy = await copyOf(tx, 'ticket', 'ticket', {
      id: sql`${newId()}::uuid`,
      number: sql`${free}::text`,
      version: sql`1`,
      traveler_name: sql`coalesce(case when leader.kind is distinct from 'luggage' then leader.name end, traveler_name)`,
      traveler_number: sql`coalesce(leader.phone, traveler_number)`,
      traveler_address: sql`coalesce(leader.address, traveler_address)`,
      next_of_kin_name: sql`coalesce(leader.next_of_kin_name, ticket.next_of_kin_name)`,
      next_of_kin_number: sql`coalesce(leader.next_of_kin_phone, next_of_kin_number)`,
      date_of_birth: sql`case when leader.born like '____-__-__' then leader.born::date else date_of_birth end`,
      infants: onLaps(infants.slice(old.laps)),
      // Children who are parted from the adults of their ticket travel with that one.
      accompanied_by: sql`case when ${old.goes_alone} then ticket.number else ticket.accompanied_by end`,
      amount_kobo: sql`${share}::bigint`,
      ...(isCash && { payment_method: sql`'Cash'`, payment_reference: sql`null` }),
      full_fare_kobo: ofSeats(sql`full_fare_kobo`),
      worth_kobo: WORTH,
      fees_kobo: sql`null`,
      // The luggage bears the number of the ticket that it came with.
      luggage_pieces: sql`null`,
      luggage_kg: sql`null`,
      luggage_kobo: sql`null`,
      passenger_search: sql`''`,
      personal_salt: sql`gen_random_uuid()`,
      personal_sha256: sql`null`,
      erasure_id: sql`null`,
      split_from: sql`ticket.id`,
      split_at: sql`${now}::timestamptz`,
    });
    return tx.query(sql`
      insert into ticket (${copy.columns}) select ${copy.values}
      from ticket join passenger as leader on leader.ticket_id = ticket.id and leader.seat_number = ${lead}
      where ticket.id = ${ticketId}
      on conflict (number) do nothing returning ${columns('ticket.id', 'ticket.number')}`);
  });
  const ofPerson = (detail: Statement) =>
    sql`case when kind is distinct from 'luggage' or seat_number = ${lead} then ${detail} end`;
  const moved = await copyOf(tx, 'passenger', 'going', {
    id: sql`gen_random_uuid()`,
    ticket_id: sql`${id}::uuid`,
    is_first: sql`seat_number = ${lead}`,
    // The traveler has the lowest seat.
    seat_number: sql`case seat_number when ${lead} then ${first} when ${first} then ${lead} else seat_number end`,
    // Luggage that is left without a seat goes on as a seat of its traveler: a ticket has a passenger.
    name: sql`case when seat_number <> ${lead} then name when kind = 'luggage' then traveler_name else coalesce(name, traveler_name) end`,
    kind: sql`case when seat_number <> ${lead} or kind <> 'luggage' then kind end`,
    phone: ofPerson(sql`coalesce(phone, traveler_number)`),
    address: ofPerson(sql`coalesce(address, traveler_address)`),
    next_of_kin_name: ofPerson(sql`coalesce(going.next_of_kin_name, ticket.next_of_kin_name)`),
    next_of_kin_phone: ofPerson(sql`coalesce(next_of_kin_phone, next_of_kin_number)`),
    born: sql`case when seat_number <> ${lead} then going.born end`,
  });
  await tx.query(sql`
    with going as (delete from passenger where ticket_id = ${ticketId} and ${going} returning *)
    insert into passenger (${moved.columns}) select ${moved.values} from going join ticket on ticket.id = going.ticket_id`);
  await tx.query(sql`update ticket set amount_kobo = amount_kobo - ${share}::bigint,
    full_fare_kobo = ${ofSeats(sql`full_fare_kobo`)}, infants = ${onLaps(infants.slice(0, old.laps))}, worth_kobo = ${WORTH}
    where id = ${ticketId}`);
  const mine = { subject: { noun: 'ticket', id: ticketId }, words: `Ticket ${old.number}` } as const;
  const theirs = { subject: { noun: 'ticket', id }, words: `Ticket ${number}` } as const;
  const money = { terminalId: old.sold_terminal_id, person, now };
  const waited = isCash ? undefined : await withdrawPayment(tx, mine.subject, { person, now });
  const fromWords = `Ticket ${old.number} split: to ticket ${number}`;
  const shared = waited ? cash : share;
  if (shared > 0) {
    const { subject: from } = mine;
    await moveShare(tx, { person, now, ...theirs, from, fromWords, share: shared, isCashFirst: cash > 0 });
  }
  if (waited) {
    // The payment is not confirmed yet: each part now waits for its own confirmation, with the original deadline.
    await reverse(tx, { ...money, ...mine, words: `Ticket ${old.number} split`, part: 'nonCash' });
    const method = old.payment_method;
    const line = { ...money, method, replaces: waited.line };
    const stays = { ...line, ...mine, amount: (old.non_cash ?? old.amount_kobo) - (share - cash) };
    const goes = { ...line, ...theirs, amount: share - cash };
    const made = [
      await recordIncome(tx, stays),
      await (cash > 0 ? recordSettlement(tx, { ...goes, kind: 'difference' }) : recordIncome(tx, goes)),
    ];
    for (const one of made) await awaitPayment(tx, { line: one, method, now, until: waited.until });
  }
  return { id, number, fromId: ticketId, fromNumber: old.number, seats: lost };
}
