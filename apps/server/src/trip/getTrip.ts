import type { WireTrip, WithHistory } from '@motorpark/contract';
import { withinReach } from '../access/rights';
import { sql } from '../db';
import { timelineOf } from '../history';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { expireDue } from '../payment/expireDue';
import { isId } from '../rows';
import { NO_TRIP } from './lockTrip';
import { tripRows } from './tripRows';

/** Returns a trip with its history, even if it was deleted. */
export async function getTrip({ db, id, person, due }: PersonContext): Promise<WithHistory<WireTrip>> {
  if (!isId(id)) throw notFound(NO_TRIP);
  await expireDue(db, due);
  const [trip] = await tripRows(db, sql`trip.id = ${id} and ${withinReach(person, 'trip.see')}`, person);
  if (!trip) throw notFound(NO_TRIP);
  return { data: { ...trip, history: await timelineOf(db, { noun: 'trip', id }) } };
}
