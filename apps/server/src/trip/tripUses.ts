import { type Statement, sql } from '../db';
import { permanentUse, type Use } from '../record/usage';

const deletedTrips = (column: Statement): Use =>
  permanentUse('deleted trip', (id) => sql`from trip where ${column} = ${id} and deleted_at is not null`);

/** The trips that use a route, by the column that holds its id. Deleted trips stay stored with their route. */
export const tripsThatUse = (column: Statement): readonly Use[] => [
  { one: 'trip', from: (id) => sql`from trip where ${column} = ${id} and deleted_at is null` },
  deletedTrips(column),
];

/** The trips of a vehicle. Trips that have left or were cancelled are permanent uses, because they cannot get another vehicle. */
export const tripsOfVehicle: readonly Use[] = [
  {
    one: 'trip',
    from: (id) => sql`from trip where vehicle_id = ${id} and deleted_at is null and status = 'Scheduled'`,
  },
  permanentUse(
    'past trip',
    (id) => sql`from trip where vehicle_id = ${id} and deleted_at is null and status <> 'Scheduled'`,
  ),
  deletedTrips(sql`vehicle_id`),
];
