import { type Statement, sql } from '../../db';

const iso = (day: Statement) => sql`to_char(${day}, 'YYYY-MM-DD')`;

/** SQL: whether a service departs on a day, as `runsOn` of the domain says. */
export const runsOn = (
  day: Statement,
): Statement => sql`(position(${iso(day)} in coalesce(service.also_on, '')) > 0
  or (${day})::date >= service.from_day and (service.until_day is null or (${day})::date <= service.until_day)
    and position(extract(isodow from ${day})::text in service.weekdays) > 0 and position(${iso(day)} in coalesce(service.not_on, '')) = 0)`;
