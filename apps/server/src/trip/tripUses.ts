import { type Statement, sql } from '../db';
import { onRecord, type Use } from '../record/inTheWay';

/** The trips that use a route or a vehicle, by the column that names it. Deleted ones stay on record with what they ran on. */
export const tripsThatUse = (column: Statement): readonly Use[] => [
  { one: 'trip', from: (id) => sql`from trip where ${column} = ${id} and deleted_at is null` },
  onRecord('deleted trip', (id) => sql`from trip where ${column} = ${id} and deleted_at is not null`),
];
