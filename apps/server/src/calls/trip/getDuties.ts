import { type Data, type WireAssignable, assignableCodec } from '@motorpark/contract';
import { missingPapers } from '@motorpark/domain';
import { columns, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { papersOnRecord } from '../../store/paper/papers';
import { dayIn } from '../../store/search';
import { dutiesOfDay, standsAt } from '../../store/trip/duties';

/** Returns the vehicles and drivers in service, and the trips because of which they may not be free for a trip of a day. */
export async function getDuties({ db, input }: PersonContext): Promise<Data<WireAssignable>> {
  const day = dayIn(input.day, 'day');
  const { kindsOf, papersOf } = await papersOnRecord(db);
  const vehicles = await db.query(sql`
    select ${columns(
      'vehicle.id',
      'vehicle.vehicle_number',
      'vehicle.vehicle_type',
      'vehicle.seat_count as seats',
      computed<{ assigned_driver: string; stands_at: string }>({
        assigned_driver: sql`coalesce(driver.name, '')`,
        stands_at: standsAt(day),
      }),
    )}
    from vehicle left join driver on driver.id = vehicle.driver_id
    where vehicle.out_of_service_at is null order by vehicle_number`);
  const drivers = await db.query(sql`
    select ${columns('driver.id', 'driver.name', 'driver.kind')} from driver where out_of_service_at is null order by name`);
  const missing = (kinds: readonly string[], id: string) =>
    missingPapers([{ kinds, papers: papersOf(id) }], day);
  return {
    data: assignableCodec.write({
      vehicles: vehicles.map((one) => Object.assign(one, { missing: missing(kindsOf.Vehicle, one.id) })),
      drivers: drivers.map((one) => Object.assign(one, { missing: missing(kindsOf[one.kind], one.id) })),
      duties: await dutiesOfDay(db, day),
    }),
  };
}
