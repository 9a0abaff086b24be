import type { Data, WireTrip } from '@motorpark/contract';
import { TRIP_FIELDS, formatNaira } from '@motorpark/domain';
import { newId, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { once } from '../../request/once';
import { reasonIn, recordEdit } from '../../store/history';
import { lockCrew } from '../../store/trip/crew';
import { refuseInvalidTravelDate, tripIn } from '../../store/trip/tripForm';
import { decideFare, lockRoute, lockVehicle, refuseUnlessFree } from '../../store/trip/tripPlan';
import { tripColumns } from '../../store/trip/tripColumns';
import { tripRow } from '../../store/trip/tripRows';

/** Creates a trip, once per retry key. It keeps the seat count that its vehicle has today. */
export async function createTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { person, now, today } = context;
  const form = tripIn(context.input);
  const { travelDate, amount } = form;
  const reason = reasonIn(context.input);
  return once(context, async (tx) => {
    // Checked inside `once`, because a trip of late tonight that is resent after midnight was already created.
    refuseInvalidTravelDate(travelDate, today);
    const route = await lockRoute(tx, form.routeId, person);
    const bus = await lockVehicle(tx, form.vehicleNumber);
    const { above, setBy, because, least } = await decideFare(tx, { form, route, bus, person, reason });
    await refuseUnlessFree(tx, { bus, route, travelDate });
    const crew = await lockCrew(tx, { form, input: context.input, bus, route });
    const id = newId();
    await tx.query(sql`
      insert into trip (id, ${tripColumns.inserted}, route_id, vehicle_id, driver_id, second_driver_id, total_seats, fare_set_at,
        fare_set_by, fare_reason, least_fare_kobo, created_by, created_at)
      values (${id}, ${tripColumns.values(form)}, ${route.id}, ${bus.id}, ${crew.driverId}, ${crew.secondDriverId}, ${bus.seats}, ${now},
        ${setBy}, ${because}, ${least}, ${person.id}, ${now})`);
    if (above !== undefined) {
      const lower = { field: TRIP_FIELDS.amount.label, from: formatNaira(above), to: formatNaira(amount) };
      await recordEdit(tx, { noun: 'trip', id, fields: [lower], reason, person, now });
    }
    return { data: await tripRow(tx, id, person) };
  });
}
