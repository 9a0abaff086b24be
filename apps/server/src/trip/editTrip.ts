import type { Data, WireTrip } from '@motorpark/contract';
import { formatDateTime, formatNaira } from '@motorpark/domain';
import { sql } from '../db';
import { reasonIn, recordEdit } from '../history';
import type { PersonContext } from '../http/call';
import { invalid, refused } from '../http/failure';
import { refuseUnlessAhead, tripIn } from './form';
import { type HeldTrip, holdOwnTrip } from './holdTrip';
import { type Bus, busCalled, refuseUnlessFree, roadCalled } from './plan';
import { refuseOtherMoney } from './refuseOtherMoney';
import { tripRow } from './tripRows';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Changes a trip that is not over. What was sold stays sold: its route, its seats and the fare that was paid for them. */
export async function editTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { db, id, input, person, now, today } = context;
  const form = tripIn(input);
  const reason = reasonIn(input);
  return db.transaction(async (tx) => {
    const trip = await holdOwnTrip(tx, context);
    if (trip.status === 'Completed') throw refused('This trip is completed. It can no longer be changed.');
    const isMoved = form.travelDate !== trip.departsAt;
    if (isMoved) refuseUnlessAhead(form.travelDate, today);
    refuseOtherMoney(trip, { form, person, today, reason });

    const road = await roadCalled(tx, form.routeId, person);
    if (road.id !== trip.routeId && trip.tickets > 0) throw invalid({ route_id: keepsItsRoute(trip) });
    const bus = await busCalled(tx, form.vehicleNumber);
    const isOtherBus = bus.id !== trip.vehicleId;
    if (isOtherBus) refuseUnlessAllSit(trip, bus);
    if (isMoved || isOtherBus || road.id !== trip.routeId) {
      await refuseUnlessFree(tx, { tripId: id, bus, road, departsAt: form.travelDate });
    }

    const seats = isOtherBus ? bus.seats : trip.totalSeats;
    await tx.query(sql`
      update trip set route_id = ${road.id}, vehicle_id = ${bus.id}, departs_at = ${form.travelDate},
        amount_kobo = ${form.amount}, total_seats = ${seats},
        fare_set_at = case when amount_kobo = ${form.amount} then fare_set_at else ${now}::timestamptz end
      where id = ${id}`);
    await recordEdit(tx, {
      noun: 'trip',
      id,
      fields: [
        { field: 'Route', from: trip.routeCode, to: road.code },
        { field: 'Travel Date', from: formatDateTime(trip.departsAt), to: formatDateTime(form.travelDate) },
        { field: 'Vehicle', from: trip.vehicleNumber, to: bus.number },
        { field: 'Seats', from: String(trip.totalSeats), to: String(seats) },
        { field: 'Amount', from: formatNaira(trip.amount), to: formatNaira(form.amount) },
      ],
      reason,
      person,
      now,
    });
    return { data: await tripRow(tx, id, person) };
  });
}

function keepsItsRoute({ tickets, routeCode }: HeldTrip): string {
  const sold = tickets === 1 ? '1 ticket is' : `${tickets} tickets are`;
  return `${sold} sold for ${routeCode}. A trip with tickets keeps its route.`;
}

/** Whoever has a seat keeps its number. */
function refuseUnlessAllSit({ soldSeats }: HeldTrip, bus: Bus): void {
  const beyond = soldSeats.filter((seat) => seat > bus.seats);
  if (beyond.length === 0) return;
  const [seats, are] = beyond.length === 1 ? ['Seat', 'is'] : ['Seats', 'are'];
  throw invalid({
    vehicle_number: `${seats} ${AND.format(beyond.map(String))} ${are} sold, and ${bus.number} has ${bus.seats} seats. Choose a larger vehicle.`,
  });
}
