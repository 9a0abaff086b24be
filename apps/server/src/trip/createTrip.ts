import type { Data, WireTrip } from '@motorpark/contract';
import { newId, sql } from '../db';
import type { PersonContext } from '../http/call';
import { once } from '../http/once';
import { refuseUnlessAhead, tripIn } from './form';
import { busCalled, refuseUnlessFree, roadCalled } from './plan';
import { tripRow } from './tripRows';

/** Plans a departure, with a retry key exactly once. It keeps the seats that its vehicle has today. */
export async function createTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { person, now, today } = context;
  const { routeId, travelDate, vehicleNumber, amount } = tripIn(context.input);
  return once(context, async (tx) => {
    // In here, because a trip of late tonight that is sent again after midnight was made already.
    refuseUnlessAhead(travelDate, today);
    const road = await roadCalled(tx, routeId, person);
    const bus = await busCalled(tx, vehicleNumber);
    await refuseUnlessFree(tx, { bus, road, departsAt: travelDate });
    const id = newId();
    await tx.query(sql`
      insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats, fare_set_at, created_by, created_at)
      values (${id}, ${road.id}, ${bus.id}, ${travelDate}, ${amount}, ${bus.seats}, ${now},
        ${person.id}, ${now})`);
    return { data: await tripRow(tx, id, person) };
  });
}
