import { TRIP_FIELDS } from '@motorpark/domain';
import { computed, sql } from '../db';
import { fieldColumns } from '../field';

/** What a trip's form says, in the tables `trip`, `route` and `vehicle`. */
export const tripColumns = fieldColumns(TRIP_FIELDS, 'trip', {
  /** The ids of route and vehicle are written beside the fields. */
  routeId: { column: 'route_code', from: sql`route.code` },
  travelDate: { column: 'departs_at' },
  vehicleNumber: { column: 'vehicle_number', from: sql`vehicle.vehicle_number` },
  amount: { column: 'amount_kobo' },
});

/** Whose row of `trip` has its fields in `route` and `vehicle`. */
export const TRIP_ROADS = sql`
  trip
  join route on route.id = trip.route_id
  join vehicle on vehicle.id = trip.vehicle_id`;

/** The terminals at both ends of a trip's road, as `origin` and `destination`. */
export const TRIP_ENDS = sql`
  join terminal as origin on origin.id = origin_terminal_id
  join terminal as destination on destination.id = destination_terminal_id`;

/** The sold seats of a trip, ascending. */
export const SOLD_SEATS = computed<{ sold_seats: number[] }>({
  sold_seats: sql`array(select seat_number from ticket_seat where trip_id = trip.id order by seat_number)`,
});

/** Those that nobody has bought, but counters keep for an outage (docs/trip.md#kept-for-an-outage). */
export const KEPT_SEATS = computed<{ kept_seats: number[] }>({
  kept_seats: sql`array(select seat_number from allotted_seat where trip_id = trip.id order by seat_number)`,
});

interface Taken {
  sold_seats: readonly number[];
  kept_seats: readonly number[];
}

/** The seats that nobody can buy any more, ascending. */
export const takenOf = ({ sold_seats: sold, kept_seats: kept }: Taken): number[] =>
  [...sold, ...kept].toSorted((one, other) => one - other);
