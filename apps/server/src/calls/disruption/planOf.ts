import { createHash } from 'node:crypto';
import type { WirePassenger } from '@motorpark/contract';
import {
  type Disruption,
  type DisruptionForm,
  type Duty,
  type Instant,
  type Party,
  type Room,
  type Seating,
  formatDateTime,
  mergeObstacle,
  parseInstant,
  saleOf,
  restoreSeats,
  reassignSeats,
  worthOf,
} from '@motorpark/domain';
import type { Transaction } from '../../db';
import { passengersOf } from '../../store/departure/manifestOf';
import { lockLoaded } from '../../store/loading/loadedParcels';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { refuseInvalidTravelDate } from '../../store/trip/tripForm';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { type SharedTrip, lockTripShared } from '../../store/trip/lockTripShared';
import { driversOf, whyDriversNotFree } from '../../store/trip/crew';
import { type Bus, lockVehicle, refuseUnlessFree, lockRoute } from '../../store/trip/tripPlan';
import { returningTo } from './runAgain';

export type Change =
  | { kind: Extract<Disruption, 'vehicle'>; bus: Bus }
  | { kind: Extract<Disruption, 'time'>; travelDate: Instant }
  | { kind: Extract<Disruption, 'trip'>; to: SharedTrip }
  | { kind: Extract<Disruption, 'cancelled'> }
  | { kind: Extract<Disruption, 'runs'> };

/** What happens to a departure that was to leave as planned, as opposed to one that runs again. */
type Ended = Exclude<Change, { kind: 'runs' }>;
type Disrupted = DisruptionForm & Pick<Ended, 'kind'>;

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
  /** Identifies the outcome; it changes whenever anything in the plan does. */
  token: string;
}

/** The duties that a vehicle and its driver get by what a call has planned so far, and has not stored yet. */
export interface Duties {
  bus: Duty[];
  driver: Duty[];
}

type Planning = PersonContext & { also?: Duties };

/** Computes the outcome of a disruption. Throws a 422 if it is not possible. The caller holds the locks of the trip and of the trip that replaces it. */
export async function planOf(
  tx: Transaction,
  trip: LockedTrip,
  form: DisruptionForm,
  context: Planning,
): Promise<Plan> {
  const { kind } = form;
  if (kind === 'runs') return planToRun(tx, trip, context);
  const change = await changeIn(tx, trip, { ...form, kind }, context);
  const passengers = await passengersOf(tx, trip.id);
  const seating = reassignSeats(partiesOf(passengers), roomOf(change, trip));
  const parcels = (await lockLoaded(tx, trip.id)).map(({ id }) => id);
  return { change, passengers, seating, parcels, freeSeats: [], token: tokenOf(change, seating, parcels) };
}

/** Parcels were taken off at the cancellation and wait for their route: they are loaded anew. */
async function planToRun(tx: Transaction, trip: LockedTrip, context: PersonContext): Promise<Plan> {
  const change = { kind: 'runs' } as const;
  const { passengers, parties, freeSeats } = await returningTo(tx, trip, context);
  const seating = restoreSeats(parties);
  return { change, passengers, seating, parcels: [], freeSeats, token: tokenOf(change, seating, []) };
}

async function changeIn(
  tx: Transaction,
  trip: LockedTrip,
  form: Disrupted,
  context: Planning,
): Promise<Ended> {
  switch (form.kind) {
    case 'vehicle':
      return { kind: form.kind, bus: await otherBus(tx, trip, form.vehicleNumber, context) };
    case 'time':
      return { kind: form.kind, travelDate: await laterTime(tx, trip, form.travelDate, context) };
    case 'trip':
      return { kind: form.kind, to: await otherTrip(tx, trip, form.tripId, context) };
    case 'cancelled':
      return { kind: form.kind };
  }
}

async function otherBus(
  tx: Transaction,
  trip: LockedTrip,
  number: string,
  { person, also }: Planning,
): Promise<Bus> {
  const route = await lockRoute(tx, trip.routeId, person, trip.routeKey);
  const bus = await lockVehicle(tx, number);
  if (bus.id === trip.busId) throw invalid({ vehicle_number: `It is ${bus.number} already.` });
  const departure = { tripId: trip.id, route, travelDate: trip.travelDate };
  await refuseUnlessFree(tx, { ...departure, bus, also: also?.bus });
  const ofBus = [bus.driver_id].filter((driver) => driver !== null);
  const isDriverFree = (await whyDriversNotFree(tx, ofBus, { ...departure, also: also?.driver })).size === 0;
  return isDriverFree ? bus : { ...bus, driver_id: null };
}

async function laterTime(
  tx: Transaction,
  trip: LockedTrip,
  wanted: string,
  { person, today }: PersonContext,
): Promise<Instant> {
  const travelDate = parseInstant(wanted) ?? wanted;
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
  return travelDate;
}

const OTHER_DRIVER_FIRST = 'Choose another time, or give the trip another driver first.';

async function otherTrip(
  tx: Transaction,
  trip: LockedTrip,
  id: string,
  { person, now }: PersonContext,
): Promise<SharedTrip> {
  const to = await lockTripShared(tx, id, person);
  if (!to || to.id === trip.id || to.routeId !== trip.routeId) {
    throw invalid({ trip_id: `Choose another trip of ${trip.routeId}.` });
  }
  const sale = saleOf(to, now.toISOString());
  if (sale === 'left' || sale === 'cancelled')
    throw invalid({ trip_id: 'That trip has left or was cancelled. Choose another one.' });
  const dearer = mergeObstacle({ from: worthOf(trip), to: worthOf(to) }, person.role);
  if (dearer !== undefined) throw invalid({ trip_id: dearer });
  return to;
}

/** Returns the seats that the passengers can get after the change. A changed time alone affects no seat. */
function roomOf(change: Ended, trip: LockedTrip): Room {
  switch (change.kind) {
    case 'vehicle':
      return { totalSeats: change.bus.seats, taken: [] };
    case 'time':
      return { totalSeats: trip.totalSeats, taken: [] };
    case 'trip':
      return { totalSeats: change.to.totalSeats, taken: change.to.takenSeats };
    case 'cancelled':
      return { totalSeats: 0, taken: [] };
  }
}

/** Ticket ids grow with time, so earlier buyers are seated first. */
function partiesOf(passengers: readonly WirePassenger[]): Party[] {
  const ids = [...new Set(passengers.map(({ ticket }) => ticket))].toSorted();
  return ids.map((id) => ({
    id,
    seats: passengers.flatMap(({ ticket, seat_number: seat }) => (ticket === id ? [seat] : [])),
  }));
}

function tokenOf(change: Change, seating: readonly Seating[], parcels: readonly string[]): string {
  const planText = JSON.stringify([change.kind, previewedFields(change), seating, ...parcels]);
  return createHash('sha256').update(planText).digest('base64url').slice(0, 22);
}

function previewedFields(change: Change): readonly unknown[] {
  switch (change.kind) {
    case 'vehicle':
      return [change.bus.id, change.bus.seats];
    case 'time':
      return [change.travelDate];
    case 'trip':
      return [change.to.id, change.to.vehicleNumber, change.to.travelDate];
    case 'cancelled':
    case 'runs':
      return [];
  }
}
