import { waitingSince } from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import { permanentUse, type Use } from './usage';

/** The trips of a route. All are permanent uses: what is sold keeps its route, and a deleted trip stays stored with its own. */
export const tripsOfRoute: readonly Use[] = [
  permanentUse('trip', (id) => sql`from trip where route_id = ${id} and deleted_at is null`),
  permanentUse('deleted trip', (id) => sql`from trip where route_id = ${id} and deleted_at is not null`),
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

/** Returns the trips that have not arrived yet, and the vehicles that make them. Those that nobody sent off and that no longer wait do not count. */
export const tripsToCome = (now: Date, refersTo: (id: string) => Statement): readonly Use[] => {
  const toCome = (id: string) => sql`from trip where ${refersTo(id)} and deleted_at is null
    and (status = 'En-route' or status = 'Scheduled' and departs_at >= ${waitingSince(now.toISOString())}::timestamptz)`;
  return [
    {
      one: 'trip that has not arrived yet',
      many: 'trips that have not arrived yet',
      from: toCome,
      todo: 'let its trips arrive or delete them',
    },
    {
      one: 'vehicle planned for that',
      many: 'vehicles planned for that',
      from: (id) =>
        sql`from (select distinct vehicle_id ${toCome(id)}) as planned where vehicle_id is not null`,
    },
  ];
};
