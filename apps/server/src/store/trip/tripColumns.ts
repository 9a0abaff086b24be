import { TRIP_FIELDS } from '@motorpark/domain';
import { computed, sql } from '../../db';
import { fieldColumns } from '../field';
import { CREW } from './crew';

/** SQL: the number of a trip's vehicle; empty if none is assigned yet. */
const VEHICLE_NUMBER = sql`coalesce(vehicle.vehicle_number, '')`;

/** SQL: the vehicle of a trip; without one its number is empty and its type the plan's. */
export const TRIP_BUS = computed<{ vehicle_number: string; vehicle_type: string }>({
  vehicle_number: VEHICLE_NUMBER,
  vehicle_type: sql`coalesce(vehicle.vehicle_type, trip.planned_vehicle_type)`,
});

/** The fields of a trip's form in the tables `trip`, `route` and `vehicle`. */
export const tripColumns = fieldColumns(TRIP_FIELDS, 'trip', {
  /** The ids of route and vehicle are written separately. */
  routeId: { column: 'route_code', from: sql`route.code` },
  travelDate: { column: 'departs_at' },
  vehicleNumber: { from: VEHICLE_NUMBER },
  /** The ids of the drivers are written separately. */
  driver: { from: CREW.driver },
  secondDriver: { from: CREW.secondDriver },
});

/** Joins `trip` with the `route` and the `vehicle`, if it has one, that hold some of its fields. */
export const TRIP_ROUTES = sql`
  trip
  join route on route.id = trip.route_id
  left join vehicle on vehicle.id = trip.vehicle_id`;

/** Joins the terminals of a trip's route, as `origin` and `destination`. */
export const TRIP_ENDS = sql`
  join terminal as origin on origin.id = origin_terminal_id
  join terminal as destination on destination.id = destination_terminal_id`;

/** SQL: the sold seats of a trip, ascending. */
export const SOLD_SEATS = computed<{ sold_seats: number[] }>({
  sold_seats: sql`array(select seat_number from ticket_seat where trip_id = trip.id order by seat_number)`,
});

/** SQL: the unsold seats of a trip that counters reserved for an outage (docs/trip.md#kept-for-an-outage). */
export const KEPT_SEATS = computed<{ kept_seats: number[] }>({
  kept_seats: sql`array(select seat_number from allotted_seat where trip_id = trip.id order by seat_number)`,
});

interface Taken {
  sold_seats: readonly number[];
  kept_seats: readonly number[];
}

/** Returns the seats that are sold or reserved, ascending. */
export const takenSeatsOf = ({ sold_seats: sold, kept_seats: kept }: Taken): number[] =>
  [...sold, ...kept].toSorted((one, other) => one - other);
