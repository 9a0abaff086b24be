import {
  CANCELLED,
  type Seating,
  TRIP_FIELDS,
  formatDateTime,
  formatSeats,
  seatsAfter,
  seatsLost,
} from '@motorpark/domain';
import type { Transaction } from '../../db';
import { CANCELLED_TRIP, type FieldChange, recordEdits } from '../../store/history';
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
  const trips = [{ id: trip.id, fields: fieldsOfTrip(kept) }];
  if (plan.change.kind === 'trip') {
    const to = `${seatedOf(plan.seating)} from ${tripDescription(trip)}`;
    trips.push({ id: plan.change.to.id, fields: [{ field: 'Passengers', from: '', to }] });
  }
  await recordEdits(tx, { ...by, noun: 'trip' }, trips);
  const tickets = plan.seating.map((one) => {
    const split = splits.find(({ fromId }) => fromId === one.id);
    return {
      id: one.id,
      fields: [...fieldsOfTicket(trip, plan.change, one), ...(split ? [splitChange(split)] : [])],
    };
  });
  const splitOff = splits.map(({ id, fromNumber, seats }) => ({
    id,
    fields: [
      { field: 'Split from', from: '', to: `Ticket ${fromNumber}` },
      { field: SEATS, from: formatSeats(seats), to: NO_SEAT },
    ],
  }));
  await recordEdits(tx, { ...by, noun: 'ticket' }, [...tickets, ...splitOff]);
}

const seatedOf = (seating: readonly Seating[]): number =>
  seating.reduce((sum, one) => sum + seatsAfter(one).length, 0);

const splitChange = ({ number, seats }: SplitOff): FieldChange => ({
  field: 'Split off, without a seat',
  from: '',
  to: `Ticket ${number} (${formatSeats(seats)})`,
});

/** What the history of a trip, and of each of its tickets, says of the change itself. */
function changed(trip: LockedTrip, change: Change): FieldChange {
  switch (change.kind) {
    case 'vehicle':
      return { field: TRIP_FIELDS.vehicleNumber.label, from: trip.vehicleNumber, to: change.bus.number };
    case 'time':
      return {
        field: TRIP_FIELDS.travelDate.label,
        from: formatDateTime(trip.travelDate),
        to: formatDateTime(change.travelDate),
      };
    case 'trip':
      return { field: 'Trip', from: tripDescription(trip), to: tripDescription(change.to) };
    case 'cancelled':
      return { ...CANCELLED_TRIP, from: tripDescription(trip) };
    case 'runs':
      return { ...CANCELLED_TRIP, from: CANCELLED_TRIP.to, to: tripDescription(trip) };
  }
}

function fieldsOfTrip({ trip, plan, withoutDrivers = [] }: Executed): FieldChange[] {
  const { change, seating, parcels } = plan;
  const lost = seating.flatMap(seatsLost);
  const without = { field: 'Without a seat', from: '', to: lost.length === 0 ? '' : formatSeats(lost) };
  const status = (to: string) => ({ field: 'Status', from: trip.status, to });
  const loaded = parcels.length === 0 ? '' : String(parcels.length);
  const parcelsGo = (where: string) => ({ field: 'Parcels', from: loaded, to: loaded && where });
  switch (change.kind) {
    case 'vehicle':
      return [
        changed(trip, change),
        { field: SEATS, from: String(trip.totalSeats), to: String(change.bus.seats) },
        without,
      ];
    case 'time':
      return [changed(trip, change)];
    case 'trip': {
      const there = `to ${tripDescription(change.to)}`;
      return [
        status(CANCELLED),
        { field: 'Passengers', from: '', to: `${seatedOf(seating)} ${there}` },
        without,
        parcelsGo(`${loaded} ${there}`),
      ];
    }
    case 'cancelled':
      return [status(CANCELLED), without, parcelsGo('taken off')];
    case 'runs':
      return [
        status('Scheduled'),
        { field: 'Given back', from: '', to: formatSeats(seating.flatMap(seatsAfter)) },
        ...withoutDrivers,
      ];
  }
}

function fieldsOfTicket(trip: LockedTrip, change: Change, one: Seating): FieldChange[] {
  const { kind } = change;
  const after = seatsAfter(one);
  const isLeft = after.length === 0;
  if (kind === 'runs' && isLeft) return [];
  const seats = {
    field: SEATS,
    from: kind === 'runs' ? NO_SEAT : formatSeats(one.moves.map(({ from }) => from)),
    to: isLeft ? NO_SEAT : formatSeats(after),
  };
  return kind === 'trip' && isLeft ? [seats] : [changed(trip, change), seats];
}
