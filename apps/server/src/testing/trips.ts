import type { TripPayload } from '@motorpark/contract';
import { type Database, newId, sql } from '../db';

/** The payload of a trip from Awka tomorrow at nine in the evening, unless overridden by `wishes`. */
export const aTripForm = (wishes: Partial<Record<keyof TripPayload, unknown>> = {}) => ({
  route_id: 'Awka - Lagos',
  travel_date: '2026-11-22T21:00',
  vehicle_number: 'ANB 482 XA',
  amount: 18_500,
  ...wishes,
});

/** Creates another vehicle; returns its id. */
export async function aBus(db: Database, plate: string, seats = 6): Promise<string> {
  const id = newId();
  await db.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
    values (${id}, ${plate}, 'Coach Bus', ${seats})`);
  return id;
}

/** Returns the stored history of a trip, oldest first. */
export const changesOf = (db: Database, trip: string) =>
  db.query<{ kind: string; from_status: string | null; to_status: string | null; reason: string | null }>(sql`
    select kind, from_status, to_status, reason, person.name as by, terminal.name as at, fields
    from change join person on person.id = person_id left join terminal on terminal.id = change.terminal_id
    where trip_id = ${trip} order by change.at, change.id`);
