import type { Data, WireNaira } from '@motorpark/contract';
import { type Kobo, isDay, nairaOnWire } from '@motorpark/domain';
import { computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { fareHolding } from '../../store/fare/fares';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the fare of a route that holds for a departure with a vehicle, by its number or its type. */
export async function findFare({ db, input }: PersonContext): Promise<Data<{ fare?: WireNaira }>> {
  const [route, vehicle, day] = [input['route_id'], input['vehicle'], input['day']].map(textIn);
  if (!isDay(day ?? '')) throw invalid({ day: 'Please choose a day, written like 2026-11-21.' });
  const fare = fareHolding({
    road: sql`route.id`,
    type: sql`coalesce((select vehicle_type from vehicle where vehicle_number = ${vehicle}), ${vehicle})`,
    day: sql`${day}::date`,
  });
  const [found] = await db.query(sql`
    select ${computed<{ fare: Kobo | null }>({ fare })} from route where code = ${route}`);
  const { fare: amount = null } = found ?? {};
  return { data: amount === null ? {} : { fare: nairaOnWire(amount) } };
}
