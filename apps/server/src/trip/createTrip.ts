import type { Data, WireTrip } from '@motorpark/contract';
import { newId, sql } from '../db';
import type { PersonContext } from '../http/call';
import { once } from '../http/once';
import { refuseUnlessAhead, tripIn } from './form';
import { busCalled, refuseUnlessFree, roadCalled } from './plan';
import { tripColumns } from './tripColumns';
import { tripRow } from './tripRows';

/** Plans a departure, with a retry key exactly once. It keeps the seats that its vehicle has today. */
export async function createTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { person, now, today } = context;
  const form = tripIn(context.input);
  const { travelDate } = form;
  return once(context, async (tx) => {
    // In here, because a trip of late tonight that is sent again after midnight was made already.
    refuseUnlessAhead(travelDate, today);
    const road = await roadCalled(tx, form.routeId, person);
    const bus = await busCalled(tx, form.vehicleNumber);
    await refuseUnlessFree(tx, { bus, road, travelDate });
    const id = newId();
    await tx.query(sql`
      insert into trip (id, ${tripColumns.inserted}, route_id, vehicle_id, total_seats, fare_set_at, created_by, created_at)
      values (${id}, ${tripColumns.values(form)}, ${road.id}, ${bus.id}, ${bus.seats}, ${now}, ${person.id}, ${now})`);
    return { data: await tripRow(tx, id, person) };
  });
}
