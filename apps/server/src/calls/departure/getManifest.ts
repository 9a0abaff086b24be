import { withinReach } from '../../store/access/rights';
import { countManifest } from '../../store/audit';
import { columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { TaggedAnswer } from '../../request/taggedAnswer';
import { isId } from '../../db/rows';
import { NO_TRIP } from '../../store/trip/lockTrip';
import { TRIP_ROUTES } from '../../store/trip/tripColumns';
import { manifestOf } from '../../store/departure/manifestOf';

/** Returns a trip with all its passengers, for people at either end of its route. */
export async function getManifest(context: PersonContext): Promise<TaggedAnswer> {
  const { db, id, person } = context;
  if (!isId(id)) throw notFound(NO_TRIP);
  const [found] = await db.query(sql`
    select ${columns('trip.id')} from ${TRIP_ROUTES}
    where trip.id = ${id} and trip.deleted_at is null and ${withinReach(person, 'trip.see')}`);
  if (!found) throw notFound(NO_TRIP);
  await countManifest(context, found.id);
  return new TaggedAnswer({ data: await manifestOf(db, found.id, person) });
}
