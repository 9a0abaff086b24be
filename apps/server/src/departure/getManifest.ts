import { withinReach } from '../access/rights';
import { columns, sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { TaggedAnswer } from '../http/taggedAnswer';
import { isId } from '../rows';
import { NO_TRIP } from '../trip/lockTrip';
import { TRIP_ROADS } from '../trip/tripColumns';
import { manifestOf } from './manifestOf';

/** Returns a trip with all its passengers, for people at either end of its route. */
export async function getManifest({ db, id, person }: PersonContext): Promise<TaggedAnswer> {
  if (!isId(id)) throw notFound(NO_TRIP);
  const [found] = await db.query(sql`
    select ${columns('trip.id')} from ${TRIP_ROADS}
    where trip.id = ${id} and trip.deleted_at is null and ${withinReach(person, 'trip.see')}`);
  if (!found) throw notFound(NO_TRIP);
  return new TaggedAnswer({ data: await manifestOf(db, found.id, person) });
}
