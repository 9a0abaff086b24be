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
export const TAKEN_SEATS = computed<{ taken_seats: number[] }>({
  taken_seats: sql`array(select seat_number from ticket_seat where trip_id = trip.id order by seat_number)`,
});
