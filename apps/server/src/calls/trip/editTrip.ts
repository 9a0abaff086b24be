import type { Data, WireTrip } from '@motorpark/contract';
import {
  CANCELLED,
  TRIP_FIELDS,
  type TripFields,
  type TripValues,
  consentNeeded,
  counted,
  mayAct,
  moveOf,
  needsReason,
  tripMoment,
} from '@motorpark/domain';
import { type Statement, type Transaction, sql } from '../../db';
import { changesBetween } from '../../store/field';
import { reasonIn, recordEdit, refuseWithoutReason } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { progressOf, recordMove } from '../../store/giveBack/recordMove';
import { recordDearer } from '../../store/giveBack/recordUnpaid';
import { lockCrew } from '../../store/trip/crew';
import { refuseInvalidTravelDate, tripIn } from '../../store/trip/tripForm';
import { type LockedTrip, lacksVehicle, lockTripFor } from '../../store/trip/lockTrip';
import { type Bus, decideFare, lockRoute, lockVehicle, refuseUnlessFree } from '../../store/trip/tripPlan';
import { tripColumns } from '../../store/trip/tripColumns';
import { tripRow } from '../../store/trip/tripRows';
import type { Person } from '../../request/person';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Edits a trip that is not completed. If tickets are sold, its route and their seats and prices stay. */
export async function editTrip(context: PersonContext): Promise<Data<WireTrip>> {
  const { db, id, input } = context;
  const form = tripIn(input, await lacksVehicle(db, id));
  const reason = reasonIn(input);
  return db.transaction(async (tx) => {
    const trip = await lockTripFor('trip.edit')(tx, context);
    return { data: await changeTrip(tx, trip, form, { ...context, reason }) };
  });
}

interface Editing extends Pick<PersonContext, 'input' | 'person' | 'now' | 'today' | 'ip' | 'requestId'> {
  reason?: string | undefined;
  /**
   * Ids of trips that are assigned after this one in the same transaction, and do not count yet. What this trip keeps is then checked, too: one assigned before may have
   * got it.
   */
  besides?: readonly string[];
}

/** Changes a locked trip to what a form says, and returns its row. All checks come before anything is written. */
export async function changeTrip(
  tx: Transaction,
  trip: LockedTrip,
  form: TripValues,
  { input, person, now, today, reason, besides, ...call }: Editing,
): Promise<WireTrip> {
  const { id } = trip;
  if (trip.status === 'Completed') throw refused('This trip is completed. It can no longer be changed.');
  if (trip.status === CANCELLED) throw refused('This trip was cancelled. It can no longer be changed.');
  const isMoved = form.travelDate !== trip.travelDate;
  if (isMoved) refuseInvalidTravelDate(form.travelDate, today);
  refuseMoneyChange(trip, { form, person, now, reason });

  const route = await lockRoute(tx, form.routeId, person, trip.routeKey);
  if (route.id !== trip.routeKey && trip.tickets > 0) throw invalid({ route_id: routeFixedMessage(trip) });
  if (route.id !== trip.routeKey && trip.parcels > 0) throw invalid({ route_id: PARCELS_ABOARD });
  const bus = form.vehicleNumber === '' ? undefined : await lockVehicle(tx, form.vehicleNumber);
  const { setBy, because, least } = await decideFare(tx, { form, route, bus, kept: trip, person, reason });
  const isOtherBus = bus !== undefined && bus.id !== trip.busId;
  if (isOtherBus) refuseIfSeatsMissing(trip, bus);
  if (bus && (isMoved || isOtherBus || route.id !== trip.routeKey || besides)) {
    await refuseUnlessFree(tx, { tripId: id, bus, route, travelDate: form.travelDate, besides });
  }

  const isPricedByHand = form.amount !== trip.amount;
  const isByHand = trip.serviceId !== null && (isMoved || route.id !== trip.routeKey || isPricedByHand);
  const crew = await lockCrew(tx, { form, input, bus, route, kept: trip, besides });
  const seats = isOtherBus ? bus.seats : trip.totalSeats;
  const by = { reason, person, now, ...call };
  if (isMoved && trip.soldSeats.length > 0) await moveSold(tx, trip, form, by);
  await recordDearer(tx, trip, { vehicleType: bus?.type, travelDate: form.travelDate, reason }, by);
  await tx.query(sql`
    update trip set ${tripColumns.assigned(form)}, route_id = ${route.id}, vehicle_id = ${bus?.id ?? null},
      driver_id = ${crew.driverId}, second_driver_id = ${crew.secondDriverId}, total_seats = ${seats},
      changed_by_hand_at = ${isByHand ? sinceByHand(now, isPricedByHand) : sql`changed_by_hand_at`},
      fare_set_by = ${setBy}, fare_reason = ${because}, least_fare_kobo = ${least},
      fare_set_at = case when amount_kobo = ${form.amount} then fare_set_at when ${setBy} is not null then ${now}::timestamptz end
    where id = ${id}`);
  const row = await tripRow(tx, id, person);
  const names = { driver: row.driver || undefined, secondDriver: row.second_driver || undefined };
  const after = { ...form, ...names, routeId: route.code, vehicleNumber: bus?.number ?? '' };
  const changes = changesBetween<TripFields, TripValues>(TRIP_FIELDS, trip, after);
  const seatsChange = { field: 'Seats', from: String(trip.totalSeats), to: String(seats) };
  const fields = changes.toSpliced(-1, 0, seatsChange);
  await recordEdit(tx, { noun: 'trip', id, fields, reason, person, now });
  return row;
}

/** Records a move of passengers who may have left already. Throws a 422 at `travel_date` if it needs a colleague's consent. */
async function moveSold(
  tx: Transaction,
  { id, originId, soldSeats }: LockedTrip,
  { travelDate: departure }: TripValues,
  by: Omit<Editing, 'input' | 'today' | 'besides'>,
): Promise<void> {
  const progress = await progressOf(tx, id, by.now);
  if (moveOf({ ...progress, departure, isOtherTrip: false }) === 'free') return;
  const seats = soldSeats.length;
  const why = consentNeeded({ ...progress, role: by.person.role, lost: 0, moved: seats });
  if (why !== undefined) throw invalid({ travel_date: `${why} Use Disruption for that.` });
  await recordMove(tx, { ...by, subject: { noun: 'trip', id }, terminalId: originId, seats });
}

/** SQL: since when a trip of the timetable was changed by hand: if its fare was, since then (`FOLLOWS` of fareRecord.ts). */
const sinceByHand = (now: Date, isPriced: boolean): Statement =>
  isPriced ? sql`${now}::timestamptz` : sql`coalesce(changed_by_hand_at, ${now}::timestamptz)`;

const PARCELS_ABOARD = 'Parcels are loaded onto this trip. Take them off before it gets another route.';

function routeFixedMessage({ tickets, routeId }: LockedTrip): string {
  const sold = counted(tickets, 'ticket is', 'tickets are');
  return `${sold} sold for ${routeId}. A trip with tickets keeps its route.`;
}

/** Refuses a vehicle without one of the sold seats, because passengers keep their seat numbers. */
function refuseIfSeatsMissing({ soldSeats }: LockedTrip, bus: Bus): void {
  const beyond = soldSeats.filter((seat) => seat > bus.seats);
  if (beyond.length === 0) return;
  const [seats, are] = beyond.length === 1 ? ['Seat', 'is'] : ['Seats', 'are'];
  throw invalid({
    vehicle_number: `${seats} ${AND.format(beyond.map(String))} ${are} sold, and ${bus.number} has ${bus.seats} seats. Choose a larger vehicle.`,
  });
}

interface Edit {
  form: TripValues;
  person: Person;
  now: Date;
  reason: string | undefined;
}

/**
 * Throws a 422 at a field that this person may not change any more, or at `reason` if one is missing. This concerns the fare of a trip that has tickets or has
 * left, and the day of a trip that has left, which would make it a future trip. The caller has checked that the trip is the person's to edit.
 */
function refuseMoneyChange(trip: LockedTrip, { form, person, now, reason }: Edit): void {
  const moment = tripMoment(trip, now.toISOString());
  const one = { role: person.role, isOwn: true, moment };
  if (form.amount !== trip.amount) {
    if (!mayAct('trip.fare', one))
      throw invalid({ amount: `${whySalesClosed(trip)} Only a super admin can change its fare.` });
    if (needsReason('trip.fare', one)) refuseWithoutReason(reason);
  }
  if (form.travelDate !== trip.travelDate && trip.tickets > 0) {
    if (!mayAct('trip.date', one)) {
      throw invalid({
        travel_date: 'This trip has left with tickets. Only a super admin can move it to another time.',
      });
    }
    if (needsReason('trip.date', one)) refuseWithoutReason(reason);
  }
}

function whySalesClosed({ tickets }: LockedTrip): string {
  if (tickets === 0) return 'This trip has left.';
  return `${counted(tickets, 'ticket is', 'tickets are')} sold for this trip.`;
}
