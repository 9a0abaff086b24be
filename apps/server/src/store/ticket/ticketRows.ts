import { type WireTicketRow, ticketWire, rowOf } from '@motorpark/contract';
import {
  type Instant,
  TICKET_FIELDS,
  formatSeats,
  nairaOnWire,
  toEntity,
  searchPhone,
  searchTerms,
  searchText,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { voidingColumns, voidingOf } from '../history';
import { instant, listRows } from '../../db/rows';
import { SHARED, sharedOnWire } from './sharedColumns';
import { ticketColumns } from './ticketColumns';

const ROW = columns(
  SHARED,
  'route.code as route_code',
  'origin.name as origin',
  'destination.name as destination',
  computed<{ departs_at: Instant; vehicle_number: string; vehicle_type: string }>({
    departs_at: instant(sql`coalesce(released_departs_at, departs_at)`),
    vehicle_number: sql`coalesce(released_vehicle_number, vehicle_number, '')`,
    vehicle_type: sql`coalesce(released_vehicle_type, vehicle_type, planned_vehicle_type)`,
  }),
  voidingColumns('ticket'),
  'trip.status as trip_status',
  computed<{ no_shows: number }>({
    no_shows: sql`(select count(*)::int from passenger where ticket_id = ticket.id and no_show_at is not null)`,
  }),
);

interface Shown {
  /** The search text: rows have the companions that it finds. */
  q?: string;
  /** Whether rows have the date of birth, as complete lists of core clients do. */
  isWhole?: boolean;
}

/**
 * Returns tickets as list rows, with what a list shows; the rest is in the single ticket. The condition may refer to `ticket`, `trip`, `route` and
 * `vehicle`.
 */
export async function ticketRows(
  db: Sql,
  condition: Statement,
  person: Person,
  shown: Shown = {},
): Promise<WireTicketRow[]> {
  const rows = await listRows(
    db,
    sql`select ${ROW} from ticket
        join trip on trip.id = ticket.trip_id
        join route on route.id = trip.route_id
        join terminal as origin on origin.id = route.origin_terminal_id
        join terminal as destination on destination.id = route.destination_terminal_id
        left join vehicle on vehicle.id = trip.vehicle_id
        join person on person.id = ticket.booked_by
        where ${condition}`,
  );
  return rows.map((row) => onWire(row, person, shown));
}

function onWire(row: RowOf<typeof ROW>, person: Person, { q = '', isWhole = false }: Shown): WireTicketRow {
  const values = ticketColumns.read(row);
  const fields = rowOf(ticketWire, toEntity(TICKET_FIELDS, values));
  const companions = foundCompanions(fields.companions, q);
  return {
    ...sharedOnWire(row, person),
    traveler_name: fields.traveler_name,
    traveler_number: fields.traveler_number,
    next_of_kin_mobile_no: fields.next_of_kin_mobile_no,
    payment_method: fields.payment_method,
    amount: fields.amount,
    ...(isWhole && { dob: fields.dob }),
    ...(companions.length > 0 && { companions }),
    seat_number: formatSeats(values.seats),
    original_terminal: row.origin,
    destination_terminal: row.destination,
    ...(row.fare_kobo !== null && { fare: nairaOnWire(row.fare_kobo) }),
    ...(row.fees_kobo !== null && { fees: nairaOnWire(row.fees_kobo) }),
    ...(row.no_shows > 0 && { no_shows: row.no_shows }),
    ...voidingOf(row),
    trip: {
      id: fields.trip_id,
      route_id: row.route_code,
      travel_date: row.departs_at,
      vehicle_number: row.vehicle_number,
      vehicle_type: row.vehicle_type,
      status: row.trip_status,
    },
  };
}

type Companions = NonNullable<WireTicketRow['companions']>;

/** Returns the companions that a search text finds, with nothing but their names and phones; none without a text. */
function foundCompanions(companions: Companions, q: string): Companions {
  const terms = searchTerms(q).flat();
  return companions.flatMap(({ seat_number, name, phone, next_of_kin_phone }) => {
    const texts = [searchText(name), searchPhone(phone), searchPhone(next_of_kin_phone)];
    const isFound = terms.some((term) => texts.some((text) => text.includes(term)));
    const found = { seat_number, name, phone, address: '', next_of_kin_name: '', next_of_kin_phone };
    return isFound ? [found] : [];
  });
}
