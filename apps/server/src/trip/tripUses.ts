import { type Statement, sql } from '../db';
import { onRecord, type Use } from '../record/inTheWay';

const deletedTrips = (column: Statement): Use =>
  onRecord('deleted trip', (id) => sql`from trip where ${column} = ${id} and deleted_at is not null`);

/** The trips that use a route, by the column that names it. Deleted ones stay on record with what they ran on. */
export const tripsThatUse = (column: Statement): readonly Use[] => [
  { one: 'trip', from: (id) => sql`from trip where ${column} = ${id} and deleted_at is null` },
  deletedTrips(column),
];

/** The trips of a vehicle. Those that have left, or will not, are past: none can be given another vehicle. */
export const tripsOfVehicle: readonly Use[] = [
  {
    one: 'trip',
    from: (id) => sql`from trip where vehicle_id = ${id} and deleted_at is null and status = 'Scheduled'`,
  },
  onRecord(
    'past trip',
    (id) => sql`from trip where vehicle_id = ${id} and deleted_at is null and status <> 'Scheduled'`,
  ),
  deletedTrips(sql`vehicle_id`),
];
