import { WEEKDAYS } from '@motorpark/domain';
import { type Statement, join, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { FORMER_NO_SHOWS, IS_FORMER_NO_SHOW } from '../../store/departure/formerNoShows';
import { weekdayOf } from '../../store/report/reportRequest';
import { isId } from '../../db/rows';
import { isLeftOut, oneOf } from '../../store/search';

const DAYS = WEEKDAYS.map((_, place) => String(place + 1));
const NO_RECORD = 'It is the id of a record.';

/** Additional filters of the trip list, for links from reports: route, terminal of departure, weekday in Lagos, no-shows. */
export function tripFilter(input: Payload): Statement {
  const route = idIn(input, 'route_id');
  const terminal = idIn(input, 'terminal_id');
  const weekday = oneOf('weekday', textIn(input, 'weekday'), DAYS);
  const noShows = oneOf('no_shows', textIn(input, 'no_shows'), ['some', 'counted'] as const);
  const conditions = [
    ...(route === undefined ? [] : [sql`trip.route_id = ${route}`]),
    ...(terminal === undefined ? [] : [sql`route.origin_terminal_id = ${terminal}`]),
    ...(weekday === undefined ? [] : [sql`${weekdayOf(sql`trip.departs_at`)} = ${Number(weekday)}`]),
    ...(noShows === undefined ? [] : [PASSENGERS[noShows]]),
  ];
  return conditions.length === 0 ? sql`true` : join(conditions, ' and ');
}

const passengersWho = (condition: Statement): Statement => sql`exists (
  select from ticket_seat join passenger on passenger.ticket_id = ticket_seat.ticket_id
    and passenger.seat_number = ticket_seat.seat_number
  where ticket_seat.trip_id = trip.id and ${condition})`;

const FORMER = sql`exists (select from ${FORMER_NO_SHOWS} where ${IS_FORMER_NO_SHOW})`;

/** Trips with no-shows, and trips whose no-shows are known: boarded ones that have left, where each passenger is marked as aboard or as a no-show. */
const PASSENGERS = {
  some: sql`(${passengersWho(sql`no_show_at is not null`)} or ${FORMER})`,
  counted: sql`trip.status <> 'Scheduled' and
    (${passengersWho(sql`(no_show_at is not null or boarded_at is not null)`)} or ${FORMER})`,
};

const textIn = (input: Payload, field: string): string =>
  isLeftOut(input[field]) ? '' : String(input[field]);

function idIn(input: Payload, field: string): string | undefined {
  const value = input[field];
  if (isLeftOut(value)) return undefined;
  if (typeof value !== 'string' || !isId(value)) throw invalid({ [field]: NO_RECORD });
  return value;
}
