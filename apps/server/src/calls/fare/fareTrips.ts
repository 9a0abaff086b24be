import { type Data, FARE_SET_NAMES, type FareTrips } from '@motorpark/contract';
import { type FareSet, type Kobo, TRIP_FIELDS, fareSetSchema, formatNaira } from '@motorpark/domain';
import { columns, computed, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { lostRace } from '../../request/failure';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { planToken } from '../../request/planToken';
import { heldBy } from '../../store/fare/heldBy';
import { recordEdits } from '../../store/history';

const CHANGED = 'A trip has changed meanwhile. Check them again.';

const HELD = heldBy({
  id: sql`fare.id`,
  route: sql`fare.route_id`,
  from: sql`fare.from_day`,
  until: sql`fare.until_day`,
});

/** Returns the trips ahead for which a fare holds: those that have it, and those whose own fare somebody has set. */
async function tripsOf(db: Sql, { routeId, vehicleType, from, until }: FareSet, now: Date) {
  const rows = await db.query(sql`
    select ${columns('trip.id', 'trip.amount_kobo', computed<{ fare: Kobo }>({ fare: sql`fare.fare_kobo` }))}
    from fare join route on route.id = fare.route_id join trip on ${HELD}
    where route.code = ${routeId} and coalesce(fare.vehicle_type, '') = ${vehicleType}
      and fare.from_day = ${from} and fare.until_day is not distinct from ${until || null}::date
      and trip.status = 'Scheduled' and trip.departs_at > ${now} order by trip.id`);
  const kept = rows.filter(({ amount_kobo: amount, fare }) => amount !== fare);
  const plan = planToken(kept.map(({ id, amount_kobo: amount, fare }) => [id, amount, fare]));
  return { given: rows.length - kept.length, kept, plan };
}

/** Returns how many trips ahead have a fare, and how many keep the one that somebody set. */
export async function findFareTrips({ db, input, now }: PersonContext): Promise<Data<FareTrips>> {
  const { given, kept, plan } = await tripsOf(db, formIn(fareSetSchema, FARE_SET_NAMES, input), now);
  return { data: { given, kept: kept.length, plan } };
}

/**
 * Gives the trips that were shown the fare that holds for them, or none of them. Their tickets keep their price, and from then on they follow the list of
 * fares. Throws a 409 at `plan` if one has changed.
 */
export async function changeFareTrips(context: PersonContext): Promise<Data<{ changed: number }>> {
  const { input, person, now } = context;
  const set = formIn(fareSetSchema, FARE_SET_NAMES, input);
  return once(context, async (tx) => {
    await tx.query(sql`select id from route where code = ${set.routeId} for no key update`);
    const shown = await tripsOf(tx, set, now);
    await tx.query(
      sql`select id from trip where id = any(${shown.kept.map(({ id }) => id)}::uuid[]) order by id for update`,
    );
    // Read again, as the trips are now.
    const { kept, plan } = await tripsOf(tx, set, now);
    if (input['plan'] !== plan) throw lostRace({ plan: CHANGED });
    await tx.query(sql`
      update trip set amount_kobo = held.fare, fare_set_at = nullif(${now}::timestamptz, changed_by_hand_at), fare_set_by = null, fare_reason = null, least_fare_kobo = null
      from unnest(${kept.map(({ id }) => id)}::uuid[], ${kept.map(({ fare }) => fare)}::bigint[]) as held (id, fare)
      where trip.id = held.id`);
    const edits = kept.map(({ id, amount_kobo: was, fare }) => ({
      id,
      fields: [{ field: TRIP_FIELDS.amount.label, from: formatNaira(was), to: formatNaira(fare) }],
    }));
    await recordEdits(tx, { noun: 'trip', person, now }, edits);
    return { data: { changed: kept.length } };
  });
}
