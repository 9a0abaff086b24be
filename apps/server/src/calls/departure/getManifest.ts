import { withinReach } from '../../store/access/rights';
import { columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { TaggedAnswer } from '../../request/taggedAnswer';
import { isId } from '../../db/rows';
import { NO_TRIP } from '../../store/trip/lockTrip';
import { TRIP_ROADS } from '../../store/trip/tripColumns';
import { manifestOf } from '../../store/departure/manifestOf';

/** Returns a trip with all its passengers, for people at either end of its route. */
export async function getManifest({ db, id, person }: PersonContext): Promise<TaggedAnswer> {
  if (!isId(id)) throw notFound(NO_TRIP);
  const [found] = await db.query(sql`
    select ${columns('trip.id')} from ${TRIP_ROADS}
    where trip.id = ${id} and trip.deleted_at is null and ${withinReach(person, 'trip.see')}`);
  if (!found) throw notFound(NO_TRIP);
  return new TaggedAnswer({ data: await manifestOf(db, found.id, person) });
}
