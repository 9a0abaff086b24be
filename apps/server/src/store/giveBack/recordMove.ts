import { type Instant, type Progress, TICKET_FIELDS, counted } from '@motorpark/domain';
import { type Transaction, computed, sql } from '../../db';
import { instant } from '../../db/rows';
import { isPastTime } from './facts';
import { type GiveBack, recordGiveBack } from './recordGiveBack';

/** What the history of a ticket has of its being moved to another trip. */
const MOVED = JSON.stringify([{ field: TICKET_FIELDS.tripId.label }]);

/** Returns how far a departure has come, and for when it was planned as its tickets were sold. */
export async function progressOf(
  tx: Transaction,
  tripId: string,
  now: Date,
): Promise<Progress & { planned: Instant; now: Instant }> {
  const [facts] = await tx.query(sql`
    select ${computed<{ boarded: boolean; late: boolean; planned: Instant }>({
      boarded: sql`exists (
        select from ticket join change on change.ticket_id = ticket.id
        where ticket.trip_id = trip.id and change.kind = 'status' and change.to_status = 'Boarded'
          and not exists (select from change as moved where moved.ticket_id = ticket.id and (moved.at, moved.id) > (change.at, change.id)
            and moved.fields @> ${MOVED}::jsonb))
        or exists (select from ticket join passenger on passenger.ticket_id = ticket.id
          where ticket.trip_id = trip.id and boarded_at is not null)`,
      // Neither a delay nor another date of the trip moves the time at which its tickets were to leave.
      late: sql`coalesce(trip.delayed_from, trip.departs_at) <= ${now}::timestamptz
        or exists (select from trip_departure where trip_id = trip.id)
        or exists (select from ticket where ticket.trip_id = trip.id and ticket.deleted_at is null and ${isPastTime(now)}
          and not exists (select from give_back where ticket_id = ticket.id and way = 'departed'))`,
      planned: instant(sql`least(coalesce(trip.delayed_from, trip.departs_at), (
        select min(planned_at) from ticket where ticket.trip_id = trip.id and ticket.deleted_at is null))`),
    })} from trip where id = ${tripId}`);
  if (!facts) throw new Error(`There is no trip ${tripId}.`);
  const { boarded: hasBoarded, late: isAfterTime, planned } = facts;
  return { hasBoarded, isAfterTime, planned, now: now.toISOString() };
}

/** Records that passengers of a trip or ticket are moved to another departure although they may have left already. Call it before they move. */
export const recordMove = (
  tx: Transaction,
  { seats, reason = '', ...act }: Omit<GiveBack, 'way' | 'amount' | 'kept'> & { seats: number },
): Promise<void> => {
  const why = [counted(seats, 'passenger'), reason].filter(Boolean).join(': ');
  return recordGiveBack(tx, { ...act, way: 'move', amount: 0, kept: 0, reason: why });
};
