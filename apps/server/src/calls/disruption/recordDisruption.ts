import {
  type Seating,
  TRIP_FIELDS,
  formatDateTime,
  formatSeats,
  seatsAfter,
  seatsLost,
} from '@motorpark/domain';
import type { Transaction } from '../../db';
import { CANCELLED_TRIP, type FieldChange, recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import type { Order } from './carryOut';
import type { Change } from './planOf';
import type { SplitOff } from './splitTicket';

/** A disruption that was carried out, with the tickets created for passengers without a seat. */
export interface Executed extends Order {
  splits: readonly SplitOff[];
  /** Drivers who do not come back with a trip that runs again. */
  withoutDrivers?: readonly FieldChange[];
}

const SEATS = 'Seats';
const NO_SEAT = 'no seat';

/** Stores what happened, and why, in the histories of the tickets and the trip. */
export async function recordDisruption(
  tx: Transaction,
  kept: Executed,
  { person, now }: PersonContext,
): Promise<void> {
  const { trip, plan, reason, splits } = kept;
  const by = { reason, person, now };
  await recordEdit(tx, { ...by, noun: 'trip', id: trip.id, fields: fieldsOfTrip(kept) });
  if (plan.change.kind === 'trip') {
    const fields = [
      { field: 'Passengers', from: '', to: `${seatedOf(plan.seating)} from ${tripDescription(trip)}` },
    ];
    await recordEdit(tx, { ...by, noun: 'trip', id: plan.change.to.id, fields });
  }
  for (const one of plan.seating) {
    const split = splits.find(({ fromId }) => fromId === one.id);
    const fields = [...fieldsOfTicket(trip, plan.change, one), ...(split ? [splitChange(split)] : [])];
    await recordEdit(tx, { ...by, noun: 'ticket', id: one.id, fields });
  }
  for (const { id, fromNumber, seats } of splits) {
    const fields = [
      { field: 'Split from', from: '', to: `Ticket ${fromNumber}` },
      { field: SEATS, from: formatSeats(seats), to: NO_SEAT },
    ];
    await recordEdit(tx, { ...by, noun: 'ticket', id, fields });
  }
}

const seatedOf = (seating: readonly Seating[]): number =>
  seating.reduce((sum, one) => sum + seatsAfter(one).length, 0);

const splitChange = ({ number, seats }: SplitOff): FieldChange => ({
  field: 'Split off, without a seat',
  from: '',
  to: `Ticket ${number} (${formatSeats(seats)})`,
});

function fieldsOfTrip({
  trip,
  plan: { change, seating, parcels },
  withoutDrivers = [],
}: Executed): FieldChange[] {
  const lost = seating.flatMap(seatsLost);
  const without = { field: 'Without a seat', from: '', to: lost.length === 0 ? '' : formatSeats(lost) };
  const loaded = parcels.length === 0 ? '' : String(parcels.length);
  switch (change.kind) {
    case 'vehicle':
      return [
        { field: TRIP_FIELDS.vehicleNumber.label, from: trip.vehicleNumber, to: change.bus.number },
        { field: SEATS, from: String(trip.totalSeats), to: String(change.bus.seats) },
        without,
      ];
    case 'time':
      return [timeChange(trip, change.travelDate)];
    case 'trip':
      return [
        { field: 'Status', from: trip.status, to: 'Cancelled' },
        { field: 'Passengers', from: '', to: `${seatedOf(seating)} to ${tripDescription(change.to)}` },
        without,
        { field: 'Parcels', from: loaded, to: loaded && `${loaded} to ${tripDescription(change.to)}` },
      ];
    case 'cancelled':
      return [
        { field: 'Status', from: trip.status, to: 'Cancelled' },
        without,
        { field: 'Parcels', from: loaded, to: loaded && 'taken off' },
      ];
    case 'runs':
      return [
        { field: 'Status', from: trip.status, to: 'Scheduled' },
        { field: 'Given back', from: '', to: formatSeats(seating.flatMap(seatsAfter)) },
        ...withoutDrivers,
      ];
  }
}

const timeChange = (trip: LockedTrip, to: string): FieldChange => ({
  field: TRIP_FIELDS.travelDate.label,
  from: formatDateTime(trip.travelDate),
  to: formatDateTime(to),
});

function fieldsOfTicket(trip: LockedTrip, change: Change, one: Seating): FieldChange[] {
  const after = seatsAfter(one);
  const seats = {
    field: SEATS,
    from: formatSeats(one.moves.map(({ from }) => from)),
    to: after.length === 0 ? NO_SEAT : formatSeats(after),
  };
  switch (change.kind) {
    case 'vehicle':
      return [
        { field: TRIP_FIELDS.vehicleNumber.label, from: trip.vehicleNumber, to: change.bus.number },
        seats,
      ];
    case 'time':
      return [timeChange(trip, change.travelDate)];
    case 'trip':
      return after.length === 0
        ? [seats]
        : [{ field: 'Trip', from: tripDescription(trip), to: tripDescription(change.to) }, seats];
    case 'cancelled':
      return [{ ...CANCELLED_TRIP, from: tripDescription(trip) }, seats];
    case 'runs':
      return after.length === 0
        ? []
        : [
            { ...CANCELLED_TRIP, from: CANCELLED_TRIP.to, to: tripDescription(trip) },
            { ...seats, from: NO_SEAT },
          ];
  }
}
