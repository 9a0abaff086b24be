import type { WireTrip, WithHistory } from '@motorpark/contract';
import { withinReach } from '../../store/access/rights';
import { sql } from '../../db';
import { timelineOf } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { expireDue } from '../../store/expiry/expireDue';
import { isId } from '../../db/rows';
import { NO_TRIP } from '../../store/trip/lockTrip';
import { tripRows } from '../../store/trip/tripRows';

/** Returns a trip with its history, even if it was deleted. */
export async function getTrip({ db, id, person, due }: PersonContext): Promise<WithHistory<WireTrip>> {
  if (!isId(id)) throw notFound(NO_TRIP);
  await expireDue(db, due);
  const [trip] = await tripRows(db, sql`trip.id = ${id} and ${withinReach(person, 'trip.see')}`, person);
  if (!trip) throw notFound(NO_TRIP);
  return { data: { ...trip, history: await timelineOf(db, { noun: 'trip', id }) } };
}
