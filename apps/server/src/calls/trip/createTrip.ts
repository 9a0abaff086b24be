import type { Data, WireTrip } from '@motorpark/contract';
import { newId, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { once } from '../../request/once';
import { lockCrew } from '../../store/trip/crew';
import { refuseInvalidTravelDate, tripIn } from '../../store/trip/tripForm';
import { lockRoute, lockVehicle, refuseFareBelowRoute, refuseUnlessFree } from '../../store/trip/tripPlan';
import { tripColumns } from '../../store/trip/tripColumns';
import { tripRow } from '../../store/trip/tripRows';

/** Creates a trip, once per retry key. It keeps the seat count that its vehicle has today. */
export async function createTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { person, now, today } = context;
  const form = tripIn(context.input);
  const { travelDate, amount } = form;
  return once(context, async (tx) => {
    // Checked inside `once`, because a trip of late tonight that is resent after midnight was already created.
    refuseInvalidTravelDate(travelDate, today);
    const road = await lockRoute(tx, form.routeId, person);
    refuseFareBelowRoute({ road, amount, person });
    const bus = await lockVehicle(tx, form.vehicleNumber);
    await refuseUnlessFree(tx, { bus, road, travelDate });
    const crew = await lockCrew(tx, { form, input: context.input, bus, road });
    const id = newId();
    await tx.query(sql`
      insert into trip (id, ${tripColumns.inserted}, route_id, vehicle_id, driver_id, second_driver_id, total_seats, fare_set_at,
        created_by, created_at)
      values (${id}, ${tripColumns.values(form)}, ${road.id}, ${bus.id}, ${crew.driverId}, ${crew.secondDriverId}, ${bus.seats}, ${now},
        ${person.id}, ${now})`);
    return { data: await tripRow(tx, id, person) };
  });
}
