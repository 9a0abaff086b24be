import { type Terminals, ofTerminals } from '../access/ofTerminals';
import type { WireDeparture } from '@motorpark/contract';
import { type Day, CANCELLED, addDays, waitingSince } from '@motorpark/domain';
import { type Sql, type Statement, columns, computed, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import { startOf } from '../search';
import { SEATS_SOLD } from './formerNoShows';
import { CREW } from '../trip/crew';
import { TRIP_BUS, TRIP_ENDS, TRIP_ROUTES } from '../trip/tripColumns';

/** A board shows the trips of today and tomorrow, and overdue ones of last night. */
const DAYS = 2;

type Counted = Pick<
  WireDeparture,
  'driver' | 'sold_seats' | 'kept_seats' | 'boarded_seats' | 'parcels' | 'loaded_parcels' | 'unseated'
>;

const ROW = columns(
  'trip.id',
  'route.code as route_id',
  'origin.name as origin',
  'destination.name as destination',
  instants('trip.departs_at as travel_date', 'trip.delayed_from'),
  TRIP_BUS,
  'trip.status',
  'trip.total_seats',
  computed<Counted>({
    driver: sql`coalesce(${CREW.driver}, '')`,
    sold_seats: SEATS_SOLD,
    kept_seats: sql`(select count(*)::int from allotted_seat where trip_id = trip.id)`,
    boarded_seats: sql`(select count(*)::int from ticket_seat join passenger using (ticket_id, seat_number)
      where trip_id = trip.id and boarded_at is not null)`,
    unseated: sql`(select coalesce(sum(cardinality(unseated_seats)), 0)::int from ticket
      where trip_id = trip.id and unseated_at is not null and deleted_at is null)`,
    parcels: sql`coalesce(waiting.parcels, 0)`,
    loaded_parcels: sql`(select count(*)::int from waybill where trip_id = trip.id and waybill.deleted_at is null)`,
  }),
);

interface BoardRequest {
  /** Undefined for the whole company. */
  terminals: Terminals | undefined;
  today: Day;
  now: Date;
  /** Id of the last trip of the previous page. */
  after?: string | undefined;
  count: number;
}

/**
 * Returns the departures of terminals today and tomorrow, earliest first, preceded by overdue ones of last night that have not left. The waiting parcels of
 * each route are counted once.
 */
export function departureRows(
  db: Sql,
  { terminals, today, now, after, count }: BoardRequest,
): Promise<WireDeparture[]> {
  const midnight = startOf(today);
  const leaving = (column: Statement) =>
    terminals === undefined ? sql`true` : ofTerminals(column, terminals);
  const behind =
    after === undefined
      ? sql`true`
      : sql`(trip.departs_at, trip.id) > (select departs_at, id from trip where id = ${after})`;
  return listRows(
    db,
    sql`with waiting as (
        select origin_terminal_id as sender, destination_terminal_id as receiver, count(*)::int as parcels
        from waybill where deleted_at is null and status = 'Pending' and trip_id is null
          and ${leaving(sql`origin_terminal_id`)} group by 1, 2
      )
      select ${ROW} from ${TRIP_ROUTES} ${TRIP_ENDS}
      left join waiting on sender = origin.id and receiver = destination.id
      where trip.deleted_at is null and ${leaving(sql`route.origin_terminal_id`)}
        and trip.departs_at >= ${waitingSince(now.toISOString())}::timestamptz
        and (trip.departs_at >= ${midnight}::timestamptz or trip.status in ('Scheduled', ${CANCELLED}))
        and trip.departs_at < ${startOf(addDays(today, DAYS))}::timestamptz and ${behind}
      order by trip.departs_at, trip.id limit ${count}::int`,
  );
}
