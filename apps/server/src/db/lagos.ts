import { type Statement, sql } from './sql';

/**
 * SQL: an instant as date and time in Lagos, which is always one hour ahead of UTC. Written out so that it does not depend on the time zone data of the
 * database's host, and can be part of an index.
 */
export const inLagos = (at: Statement): Statement => sql`(${at} at time zone 'UTC' + interval '1 hour')`;

/** SQL: the instant of a date and time in Lagos. */
export const fromLagos = (time: Statement): Statement =>
  sql`(${time} - interval '1 hour') at time zone 'UTC'`;

/** SQL: the day in Lagos. */
export const lagosDayOf = (at: Statement): Statement => sql`${inLagos(at)}::date`;

/** SQL: the time of day in Lagos, `07:00`. */
export const lagosTimeOf = (at: Statement): Statement => sql`to_char(${inLagos(at)}, 'HH24:MI')`;

/** SQL: the month in Lagos, `2025-01`. */
export const lagosMonthOf = (at: Statement): Statement => sql`to_char(${inLagos(at)}, 'YYYY-MM')`;

/** SQL: the weekday in Lagos, 1 for Monday. */
export const lagosWeekdayOf = (at: Statement): Statement => sql`extract(isodow from ${inLagos(at)})::int`;
