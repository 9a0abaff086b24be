import type { WirePassenger } from '@motorpark/contract';
import {
  type Disruption,
  type DisruptionForm,
  type Duty,
  type Instant,
  type Room,
  type Seating,
  formatDateTime,
  mergeObstacle,
  parseInstant,
  saleOf,
  reassignSeats,
  worthOf,
} from '@motorpark/domain';
import type { Transaction } from '../../db';
import { partiesOf, passengersOf } from '../../store/departure/manifestOf';
import { lockLoaded } from '../../store/loading/loadedParcels';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { refuseInvalidTravelDate } from '../../store/trip/tripForm';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { type SharedTrip, lockTripShared } from '../../store/trip/lockTripShared';
import { driversOf, whyDriversNotFree } from '../../store/trip/crew';
import { type Bus, lockVehicle, refuseUnlessFree, lockRoute } from '../../store/trip/tripPlan';
import { returningTo } from './runAgain';

/** What happens to a departure: the seats that its passengers can get, and what a preview shows of it besides. */
export type Change = { room: Room; shown: readonly unknown[] } & (
  | { kind: Extract<Disruption, 'vehicle'>; bus: Bus }
  | { kind: Extract<Disruption, 'time'>; travelDate: Instant }
  | { kind: Extract<Disruption, 'trip'>; to: SharedTrip }
  | { kind: Extract<Disruption, 'cancelled' | 'runs'> }
);

/** The outcome of a disruption: the change of the trip, and the seats of its passengers. */
export interface Plan {
  change: Change;
  passengers: WirePassenger[];
  /** In the order in which the tickets were sold. */
  seating: Seating[];
  /** The loaded waybills, ordered by id. */
  parcels: string[];
  /** Of a trip that runs again: the seats that were sold when it was cancelled and are free now. */
  freeSeats: number[];
}

/** The duties that a vehicle and its driver get by what a call has planned so far, and has not stored yet. */
export interface Duties {
  bus: Duty[];
  driver: Duty[];
}

type Planning = PersonContext & { also?: Duties };

/** Nobody gets a seat of a cancelled trip; if it runs again, those who lost one get theirs back. */
const NO_ROOM = { room: { totalSeats: 0, taken: [] }, shown: [] };

/** Computes the outcome of a disruption. Throws a 422 if it is not possible. The caller holds the locks of the trip and of the trip that replaces it. */
export async function planOf(
  tx: Transaction,
  trip: LockedTrip,
  form: DisruptionForm,
  context: Planning,
): Promise<Plan> {
  if (form.kind === 'runs') {
    // Parcels were taken off at the cancellation and wait for their route: they are loaded anew.
    return { change: { kind: 'runs', ...NO_ROOM }, parcels: [], ...(await returningTo(tx, trip, context)) };
  }
  const change = await CHANGES[form.kind](tx, trip, form, context);
  const passengers = await passengersOf(tx, trip.id);
  const seating = reassignSeats(partiesOf(passengers), change.room);
  const parcels = (await lockLoaded(tx, trip.id)).map(({ id }) => id);
  return { change, passengers, seating, parcels, freeSeats: [] };
}

const CHANGES: Record<
  Exclude<Disruption, 'runs'>,
  (tx: Transaction, trip: LockedTrip, form: DisruptionForm, context: Planning) => Promise<Change>
> = {
  vehicle: otherBus,
  time: laterTime,
  trip: otherTrip,
  cancelled: async () => ({ kind: 'cancelled', ...NO_ROOM }),
};

async function otherBus(
  tx: Transaction,
  trip: LockedTrip,
  { vehicleNumber }: DisruptionForm,
  { person, also }: Planning,
): Promise<Change> {
  const route = await lockRoute(tx, trip.routeId, person, trip.routeKey);
  const bus = await lockVehicle(tx, vehicleNumber);
  if (bus.id === trip.busId) throw invalid({ vehicle_number: `It is ${bus.number} already.` });
  const departure = { tripId: trip.id, route, travelDate: trip.travelDate };
  await refuseUnlessFree(tx, { ...departure, bus, also: also?.bus });
  const ofBus = [bus.driver_id].filter((driver) => driver !== null);
  const isDriverFree = (await whyDriversNotFree(tx, ofBus, { ...departure, also: also?.driver })).size === 0;
  const driverId = isDriverFree ? bus.driver_id : null;
  return {
    kind: 'vehicle',
    bus: isDriverFree ? bus : { ...bus, driver_id: null, driver: null },
    room: { totalSeats: bus.seats, taken: [] },
    shown: [bus.id, bus.seats, driverId],
  };
}

async function laterTime(
  tx: Transaction,
  trip: LockedTrip,
  form: DisruptionForm,
  { person, today }: PersonContext,
): Promise<Change> {
  const travelDate = parseInstant(form.travelDate) ?? form.travelDate;
  refuseInvalidTravelDate(travelDate, today);
  if (Date.parse(travelDate) <= Date.parse(trip.travelDate)) {
    throw invalid({
      travel_date: `It leaves on ${formatDateTime(trip.travelDate)} already. Choose a later time.`,
    });
  }
  const route = await lockRoute(tx, trip.routeId, person, trip.routeKey);
  if (trip.busId !== null) {
    const bus = await lockVehicle(tx, trip.vehicleNumber);
    await refuseUnlessFree(tx, { tripId: trip.id, bus, route, travelDate });
  }
  const [why] = (
    await whyDriversNotFree(tx, driversOf(trip), { tripId: trip.id, route, travelDate })
  ).values();
  if (why !== undefined) throw invalid({ travel_date: `${why} ${OTHER_DRIVER_FIRST}` });
  return { kind: 'time', travelDate, room: { totalSeats: trip.totalSeats, taken: [] }, shown: [travelDate] };
}

const OTHER_DRIVER_FIRST = 'Choose another time, or give the trip another driver first.';

async function otherTrip(
  tx: Transaction,
  trip: LockedTrip,
  { tripId }: DisruptionForm,
  { person, now }: PersonContext,
): Promise<Change> {
  const to = await lockTripShared(tx, tripId, person);
  if (!to || to.id === trip.id || to.routeId !== trip.routeId) {
    throw invalid({ trip_id: `Choose another trip of ${trip.routeId}.` });
  }
  const sale = saleOf(to, now.toISOString());
  if (sale === 'left' || sale === 'cancelled')
    throw invalid({ trip_id: 'That trip has left or was cancelled. Choose another one.' });
  const dearer = mergeObstacle({ from: worthOf(trip), to: worthOf(to) }, person.role);
  if (dearer !== undefined) throw invalid({ trip_id: dearer });
  return {
    kind: 'trip',
    to,
    room: { totalSeats: to.totalSeats, taken: to.takenSeats },
    shown: [to.id, to.vehicleNumber, to.travelDate],
  };
}
