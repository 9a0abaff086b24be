import {
  type Seating,
  TRIP_FIELDS,
  formatDateTime,
  formatSeats,
  seatsAfter,
  seatsLost,
} from '@motorpark/domain';
import type { Sql } from '../db';
import { type FieldChange, recordEdit } from '../history';
import type { PersonContext } from '../http/call';
import type { LockedTrip } from '../trip/lockTrip';
import { tripCalled } from '../trip/tripCalled';
import type { Order } from './carryOut';
import type { Change } from './planOf';
import type { SplitOff } from './splitTicket';

/** What was done, with the tickets that were made for those who were left without a seat. */
export interface Kept extends Order {
  splits: readonly SplitOff[];
}

const SEATS = 'Seats';
const NO_SEAT = 'no seat';

/** Each ticket's history says what became of it and why, and so does the trip's. */
export async function keepHistory(tx: Sql, kept: Kept, { person, now }: PersonContext): Promise<void> {
  const { trip, plan, reason, splits } = kept;
  const by = { reason, person, now };
  await recordEdit(tx, { ...by, noun: 'trip', id: trip.id, fields: fieldsOfTrip(kept) });
  if (plan.change.kind === 'trip') {
    const fields = [
      { field: 'Passengers', from: '', to: `${seatedOf(plan.seating)} from ${tripCalled(trip)}` },
    ];
    await recordEdit(tx, { ...by, noun: 'trip', id: plan.change.to.id, fields });
  }
  for (const one of plan.seating) {
    const split = splits.find(({ fromId }) => fromId === one.id);
    const fields = [...fieldsOfTicket(trip, plan.change, one), ...(split ? [gone(split)] : [])];
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

const gone = ({ number, seats }: SplitOff): FieldChange => ({
  field: 'Split off, without a seat',
  from: '',
  to: `Ticket ${number} (${formatSeats(seats)})`,
});

function fieldsOfTrip({ trip, plan: { change, seating, parcels } }: Kept): FieldChange[] {
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
        { field: 'Passengers', from: '', to: `${seatedOf(seating)} to ${tripCalled(change.to)}` },
        without,
        { field: 'Parcels', from: loaded, to: loaded && `${loaded} to ${tripCalled(change.to)}` },
      ];
    case 'cancelled':
      return [
        { field: 'Status', from: trip.status, to: 'Cancelled' },
        without,
        { field: 'Parcels', from: loaded, to: loaded && 'taken off' },
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
        : [{ field: 'Trip', from: tripCalled(trip), to: tripCalled(change.to) }, seats];
    case 'cancelled':
      return [{ field: 'Trip', from: tripCalled(trip), to: 'Cancelled' }, seats];
  }
}
