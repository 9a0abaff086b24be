import { type Instant, formatDateTime, lagosDay } from '@motorpark/domain';
import { withinReach } from '../../store/access/rights';
import { type Sql, columns, computed, sql } from '../../db';
import { BY_RULE, voidingColumns } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { type Failure, invalid } from '../../request/failure';
import { instant, listRows } from '../../db/rows';
import { TRIP_ROADS } from '../../store/trip/tripColumns';

const DEPARTS_AT = computed<{ departs_at: Instant }>({ departs_at: instant(sql`trip.departs_at`) });

/** Returns the failure that says why a ticket is not valid for this trip: forged, voided, for another day or another bus. */
export async function refuseTicket(tx: Sql, number: string, context: PersonContext): Promise<Failure> {
  return invalid({ code: await whyNot(tx, number, context) });
}

async function whyNot(tx: Sql, number: string, { id, person }: PersonContext): Promise<string> {
  const reach = computed<{ is_seen: boolean }>({ is_seen: withinReach(person, 'ticket.see') });
  const [ticket] = await listRows(
    tx,
    sql`select ${columns(voidingColumns('ticket'), 'ticket.unseated_at', DEPARTS_AT, 'route.code as road', 'vehicle.vehicle_number', reach)}
      from ${TRIP_ROADS} join ticket on ticket.trip_id = trip.id where ticket.number = ${number}`,
  );
  if (!ticket) return `There is no ticket ${number}: it may be forged. Do not let anybody travel with it.`;
  if (!ticket.is_seen) return `Ticket ${number} is not for a bus of this terminal.`;
  if (ticket.voided_at !== null) {
    return `Ticket ${number} was voided on ${formatDateTime(ticket.voided_at)} by ${ticket.voided_by ?? BY_RULE}. Nobody travels with it.`;
  }
  if (ticket.unseated_at !== null) {
    return `The passengers of ticket ${number} have lost their seats. Give them others under Without a seat first.`;
  }
  const [here] = await listRows(tx, sql`select ${columns(DEPARTS_AT)} from trip where id = ${id}`);
  const isOtherDay = lagosDay(ticket.departs_at) !== lagosDay(here?.departs_at ?? '');
  const ticketTrip = `${ticket.road}, ${formatDateTime(ticket.departs_at)}, ${ticket.vehicle_number}`;
  return `Wrong ${isOtherDay ? 'day' : 'bus'}: ticket ${number} is for ${ticketTrip}.`;
}
