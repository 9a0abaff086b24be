import type { Data, WireTrip } from '@motorpark/api/contract';
import { parseInstant } from '@motorpark/domain';
import { withinReach } from '../access/rights';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { tripRows } from './tripRows';

/** The trips within the person's reach: today's and later ones first, the next to leave on top; then the past ones, newest first. */
export async function getTrips({ db, person, today }: PersonContext): Promise<Data<WireTrip[]>> {
  const dayStart = parseInstant(today);
  return {
    data: await tripRows(db, {
      condition: sql`trip.deleted_at is null and ${withinReach(person)}`,
      order: sql`trip.departs_at < ${dayStart},
        case when trip.departs_at >= ${dayStart} then trip.departs_at end, trip.departs_at desc, trip.id`,
      person,
    }),
  };
}
