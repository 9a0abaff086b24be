import type { WireArrival } from '@motorpark/contract';
import { type Sql, columns, computed, sql } from '../../db';
import { instant, instants, listRows } from '../../db/rows';
import { TRIP_BUS, TRIP_ENDS, TRIP_ROUTES } from '../trip/tripColumns';

/** Hours since its departure for which a bus that has arrived stays on the board, if some of its parcels were not received: the longest route, and a day. */
const HOURS_SHOWN = 48;

const PARCELS = sql`(select count(*)::int from waybill
  where trip_id = trip.id and waybill.status = 'On-Transit' and waybill.deleted_at is null)`;

const ROW = columns(
  'trip.id',
  'route.code as route_id',
  'origin.name as origin',
  'route.duration',
  instants('trip.departs_at as travel_date'),
  TRIP_BUS,
  'trip.status',
  computed<Pick<WireArrival, 'left_at' | 'passengers' | 'parcels'>>({
    left_at: sql`(select ${instant(sql`at`)} from trip_departure where trip_id = trip.id order by at desc limit 1)`,
    passengers: sql`(select count(*)::int from ticket_seat join passenger using (ticket_id, seat_number)
      where trip_id = trip.id and no_show_at is null and kind is distinct from 'luggage')`,
    parcels: PARCELS,
  }),
);

/** Returns the buses that are on their way to a terminal, and those that have arrived there with parcels to receive. */
export const arrivalRows = (db: Sql, terminalId: string, now: Date): Promise<WireArrival[]> =>
  listRows(
    db,
    sql`select ${ROW} from ${TRIP_ROUTES} ${TRIP_ENDS}
      where trip.deleted_at is null and route.destination_terminal_id = ${terminalId}
        and (trip.status = 'En-route'
          or trip.status = 'Completed' and ${PARCELS} > 0
            and trip.departs_at > ${new Date(now.getTime() - HOURS_SHOWN * 3_600_000).toISOString()}::timestamptz)
      order by trip.departs_at, trip.id`,
  );
