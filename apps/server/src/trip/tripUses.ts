import { type Statement, sql } from '../db';
import type { Use } from '../record/inTheWay';

/** The trips that use a route or a vehicle, by the column that names it. Deleted ones stay on record with what they ran on. */
export const tripsThatUse = (column: Statement): readonly Use[] => [
  {
    one: 'trip',
    many: 'trips',
    count: (id) => sql`select count(*) from trip where ${column} = ${id} and deleted_at is null`,
  },
  {
    one: 'deleted trip',
    many: 'deleted trips',
    count: (id) => sql`select count(*) from trip where ${column} = ${id} and deleted_at is not null`,
    stays: true,
  },
];
