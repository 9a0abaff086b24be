import { type Statement, sql } from '../../db';
import { permanentUse, type Use } from './usage';

const deletedTrips = (column: Statement): Use =>
  permanentUse('deleted trip', (id) => sql`from trip where ${column} = ${id} and deleted_at is not null`);

/** The trips that use a route, by the column that holds its id. Deleted trips stay stored with their route. */
export const tripsThatUse = (column: Statement): readonly Use[] => [
  { one: 'trip', from: (id) => sql`from trip where ${column} = ${id} and deleted_at is null` },
  deletedTrips(column),
];

/** Returns the trips that refer to a record. Those that have left or were cancelled are permanent uses, because they cannot get another one. */
const uses = (refersTo: (id: string) => Statement): readonly Use[] => [
  {
    one: 'trip',
    from: (id) => sql`from trip where ${refersTo(id)} and deleted_at is null and status = 'Scheduled'`,
  },
  permanentUse(
    'past trip',
    (id) => sql`from trip where ${refersTo(id)} and deleted_at is null and status <> 'Scheduled'`,
  ),
  permanentUse('deleted trip', (id) => sql`from trip where ${refersTo(id)} and deleted_at is not null`),
];

export const tripsOfVehicle = uses((id) => sql`vehicle_id = ${id}`);

export const tripsOfDriver = uses((id) => sql`(driver_id = ${id} or second_driver_id = ${id})`);
