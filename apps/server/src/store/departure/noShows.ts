import { type Transaction, type Statement, sql } from '../../db';
import { UNPRINTED, recordEdit } from '../history';
import type { PersonContext } from '../../request/call';

type By = Pick<PersonContext, 'person' | 'now'>;

/** Marks passengers who are not aboard as no-shows when a trip leaves. Does nothing if nobody was boarded at all. The caller holds the trip's lock. */
export const markNoShows = (tx: Transaction, tripId: string, by: By): Promise<void> =>
  updateNoShows(
    tx,
    { tripId, since: by.now, by },
    sql`boarded_at is null and exists (
    select from ticket_seat as taken join passenger as aboard using (ticket_id, seat_number)
    where taken.trip_id = ${tripId} and aboard.boarded_at is not null)`,
  );

export const clearNoShows = (tx: Transaction, tripId: string, by: By): Promise<void> =>
  updateNoShows(tx, { tripId, since: null, by }, sql`no_show_at is not null`);

interface NoShowUpdate {
  tripId: string;
  since: Date | null;
  by: By;
}

async function updateNoShows(
  tx: Transaction,
  { tripId, since, by: { person, now } }: NoShowUpdate,
  whose: Statement,
): Promise<void> {
  const tickets = await tx.query<{ id: string; seats: string }>(sql`
    with noted as (
      update passenger set no_show_at = ${since}::timestamptz from ticket_seat
      where ticket_seat.trip_id = ${tripId} and ticket_seat.ticket_id = passenger.ticket_id
        and ticket_seat.seat_number = passenger.seat_number and ${whose}
      returning passenger.ticket_id, passenger.seat_number
    )
    select ticket_id as id, string_agg(seat_number::text, ', ' order by seat_number) as seats from noted group by 1 order by 1`);
  for (const { id, seats } of tickets) {
    const [from, to] = since === null ? [seats, ''] : ['', seats];
    await recordEdit(tx, {
      noun: 'ticket',
      id,
      fields: [{ field: UNPRINTED.absent, from, to }],
      person,
      now,
    });
  }
}
