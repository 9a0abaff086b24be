import type { Data, WireNaira } from '@motorpark/contract';
import { type Kobo, nairaOnWire } from '@motorpark/domain';
import { computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { departureFare } from '../../store/fare/fares';
import { dayIn } from '../../store/search';

/** Databases store no NUL characters. */
const textIn = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');

/** Returns the fare of a route or of its timetable that holds for a departure with a vehicle, by its number or its type. */
export async function findFare({ db, input }: PersonContext): Promise<Data<{ fare?: WireNaira }>> {
  const [route, vehicle] = [input['route_id'], input['vehicle']].map(textIn);
  const day = dayIn(input['day'], 'day');
  const type = sql`coalesce((select vehicle_type from vehicle where vehicle_number = ${vehicle}), ${vehicle})`;
  const fare = departureFare({ route: sql`route.id`, planned: type, type, day: sql`${day}::date` });
  const [found] = await db.query(sql`
    select ${computed<{ fare: Kobo | null }>({ fare })} from route where code = ${route}`);
  const { fare: amount = null } = found ?? {};
  return { data: amount === null ? {} : { fare: nairaOnWire(amount) } };
}
