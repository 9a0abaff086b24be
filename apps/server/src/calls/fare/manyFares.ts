import { type Data, MANY_FARES_NAMES, type WireManyFaresPlan, manyFaresCodec } from '@motorpark/contract';
import {
  type Day,
  type FareValues,
  type Kobo,
  type ManyFares,
  VEHICLE_TYPES,
  fareByPercent,
  formatDay,
  formatNaira,
  manyFaresSchema,
} from '@motorpark/domain';
import { computed, newId, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { lostRace, refused } from '../../request/failure';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { planToken } from '../../request/planToken';
import { fares } from '../../store/fare/fareRecord';
import { departureFare } from '../../store/fare/fares';
import { insertRecords, recordCreations } from '../../store/record';

const CHANGED = 'A fare or a route has changed meanwhile. Check the fares again.';

interface Asked {
  code: string;
  type: string;
  /** What a seat costs on the first day; null if nobody has said. */
  now: Kobo | null;
  least: Kobo | null;
  most: Kobo | null;
  /** The first day of a fare for the same days and vehicles; null if there is none. */
  overlap: Day | null;
}

/** Returns what the fares of the chosen routes become, and why some cannot. One for all vehicle types is one for any, where they cost the same. */
async function raisedIn(db: Sql, { routeIds, vehicleTypes, percent, from, until }: ManyFares) {
  const [type, day] = [sql`asked.type`, sql`${from}::date`];
  const rows = await db.query(sql`
    select ${computed<Asked>({
      code: sql`route.code`,
      type,
      now: sql`coalesce(${departureFare({ route: sql`route.id`, planned: type, type, day })}, route.fare_kobo)`,
      least: sql`route.fare_kobo`,
      most: sql`route.most_fare_kobo`,
      overlap: sql`(select min(other.from_day)::text from fare as other
        where other.route_id = route.id and coalesce(other.vehicle_type = asked.type, true)
          and (other.until_day is null) = (${until} = '') and other.from_day <= coalesce(nullif(${until}, '')::date, ${day})
          and coalesce(other.until_day, other.from_day) >= ${day})`,
    })} from unnest(${vehicleTypes}::text[]) with ordinality as asked (type, place)
    join route on route.code = any(${routeIds}::text[]) order by route.code, asked.place`);
  const raised = rows.map(({ code, type: vehicleType, now, ...route }) => {
    const fare = fareByPercent(now ?? 0, percent);
    return { routeId: code, vehicleType, now: now ?? 0, fare, refused: whyNot({ ...route, now, fare }) };
  });
  const isSame = (one: (typeof raised)[number]) => {
    const ofRoute = raised.filter(({ routeId }) => routeId === one.routeId);
    return ofRoute.length === VEHICLE_TYPES.length && new Set(ofRoute.map(({ now }) => now)).size === 1;
  };
  return raised
    .filter((one) => !isSame(one) || one.vehicleType === vehicleTypes[0])
    .map((one) => (isSame(one) ? Object.assign({}, one, { vehicleType: '' }) : one));
}

function whyNot({ now, fare, least, most, overlap }: Omit<Asked, 'code' | 'type'> & { fare: Kobo }) {
  if (now === null) return 'It has no fare yet. Enter one first.';
  if (overlap !== null) return `A fare from ${formatDay(overlap)} is for these days. Change that one.`;
  if (most !== null && fare > most) return `The highest fare of the route is ${formatNaira(most)}.`;
  return least !== null && fare < least
    ? `The lowest fare of the route is ${formatNaira(least)}.`
    : undefined;
}

const planned = (raised: Awaited<ReturnType<typeof raisedIn>>): WireManyFaresPlan =>
  manyFaresCodec.write({ fares: raised, plan: planToken(raised) });

/** Returns what the fares of many routes would become, each with why it cannot. */
export async function previewManyFares({ db, input }: PersonContext): Promise<Data<WireManyFaresPlan>> {
  return { data: planned(await raisedIn(db, formIn(manyFaresSchema, MANY_FARES_NAMES, input))) };
}

/** Creates the fares that were shown, all or none. Throws a 409 at `plan` if they would be others by now, a 422 if one of them cannot be. */
export async function createManyFares(context: PersonContext): Promise<Data<{ created: number }>> {
  const { input } = context;
  const form = formIn(manyFaresSchema, MANY_FARES_NAMES, input);
  return once(context, async (tx) => {
    await tx.query(
      sql`select id from route where code = any(${form.routeIds}::text[]) order by id for no key update`,
    );
    const raised = await raisedIn(tx, form);
    if (input['plan'] !== planToken(raised)) throw lostRace({ plan: CHANGED });
    const bad = raised.find((one) => one.refused !== undefined);
    if (bad) throw refused(`${bad.routeId}: ${bad.refused}`);
    const { name, from, until } = form;
    const made = raised.map(({ routeId, vehicleType, fare }) => ({
      id: newId(),
      form: { routeId, vehicleType, name, from, until, fare } satisfies FareValues,
    }));
    await insertRecords(fares, tx, made);
    const stored = await fares.rows(tx, sql`fare.id = any(${made.map(({ id }) => id)}::uuid[])`);
    await recordCreations(
      fares,
      tx,
      context,
      stored.map((record) => ({ id: record.id, record })),
    );
    for (const after of stored) await fares.afterwards?.(tx, context, { after });
    return { data: { created: made.length } };
  });
}
