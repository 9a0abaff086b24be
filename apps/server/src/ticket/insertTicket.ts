import { randomInt } from 'node:crypto';
import { type Kobo, type TicketValues, newTicketNumber } from '@motorpark/domain';
import type { Person } from '../access/person';
import { booksOf } from '../access/rights';
import { type Sql, newId, sql } from '../db';
import type { LockedTrip } from '../trip/lockTrip';
import { ticketColumns } from './ticketColumns';

/** What a ticket is made of. */
interface NewTicket {
  values: TicketValues;
  trip: LockedTrip;
  /** Of each seat; undefined if the amount is one for all of them. */
  fare: Kobo | undefined;
  person: Person;
  now: Date;
}

const RANGE = 2 ** 32;
const random = () => randomInt(RANGE) / RANGE;
/** With a million tickets sold one number in 900 is taken already. */
const TRIES = 10;

/** Writes the ticket itself, under a number that no other has. */
export async function insertTicket(
  tx: Sql,
  { values, trip, fare, person, now }: NewTicket,
): Promise<{ id: string; number: string }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [ticket] = await tx.query<{ id: string; number: string }>(sql`
      insert into ticket (id, number, ${ticketColumns.inserted}, fare_kobo, sold_terminal_id, booked_by, booked_at)
      values (${newId()}, ${newTicketNumber(random)}, ${ticketColumns.values(values)}, ${fare ?? null},
        ${booksOf(person) ?? trip.originId}, ${person.id}, ${now})
      on conflict (number) do nothing returning id, number`);
    if (ticket) return ticket;
  }
  throw new Error(`No free ticket number in ${TRIES} tries.`);
}
