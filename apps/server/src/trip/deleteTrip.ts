import type { Data, WireTrip } from '@motorpark/contract';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { holdOwnTrip } from './holdTrip';
import { tripRow } from './tripRows';

/** Deletes a trip for which no tickets are sold. It stays on record, for the tickets that once were. */
export async function deleteTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { db, id, person, now } = context;
  return db.transaction(async (tx) => {
    const { tickets } = await holdOwnTrip(tx, context);
    if (tickets > 0) throw refused(stillSold(tickets));
    await tx.query(sql`update trip set deleted_at = ${now}, deleted_by = ${person.id} where id = ${id}`);
    return { data: await tripRow(tx, id, person) };
  });
}

const stillSold = (tickets: number) =>
  tickets === 1
    ? '1 ticket is sold for this trip. Move it to another trip or delete it first.'
    : `${tickets} tickets are sold for this trip. Move them to another trip or delete them first.`;
