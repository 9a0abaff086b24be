import { type KeptOf, type WireTicketRow, companionCodec, ticketRowCodec } from '@motorpark/contract';
import { searchPhone, searchTerms, searchText } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, type RowOf, type Sql, type Statement, sql } from '../../db';
import { listRows } from '../../db/rows';
import { SHARED, sharedOf } from './sharedColumns';
import { ticketColumns } from './ticketColumns';

const ROW = columns(
  SHARED,
  ticketColumns.selectedFor(ticketRowCodec),
  'route.code as route_id',
  'origin.name as original_terminal',
  'destination.name as destination_terminal',
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
  const companions = foundCompanions(row.companions ?? [], q);
  return ticketRowCodec.write({
    ...row,
    ...sharedOf(row, person),
    dob: isWhole ? row.dob : null,
    companions: companions.length > 0 ? companions : null,
  });
}

/** Returns the companions that a search text finds, with nothing but their names and phones; none without a text. */
function foundCompanions(companions: readonly KeptOf<typeof companionCodec>[], q: string) {
  const terms = searchTerms(q).flat();
  return companions.map(companionCodec.write).flatMap((one) => {
    const { seat_number: seat, name, phone, next_of_kin_phone: nextOfKinPhone } = one;
    const texts = [searchText(name), searchPhone(phone), searchPhone(nextOfKinPhone)];
    const isFound = terms.some((term) => texts.some((text) => text.includes(term)));
    const found = { seat, name, phone, address: '', nextOfKinName: '', nextOfKinPhone };
    return isFound ? [found] : [];
  });
}
