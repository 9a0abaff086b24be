import type { Data, WireMatches } from '@motorpark/contract';
import { type PersonAction, isLongEnoughToSearch, mayBegin, numbersWithSwap } from '@motorpark/domain';
import { sql } from '../../db';
import { admins } from '../../store/admin/admins';
import { drivers } from '../../store/driver/drivers';
import type { PersonContext } from '../../request/call';
import { searchedOf } from '../../store/record';
import { routes } from '../../store/route/routes';
import { type SearchedList, rowsApart, topMatches, pageIn } from '../../store/search';
import { terminals } from '../../store/terminal/terminals';
import { ticketList } from '../ticket/getAllTickets';
import { tripList } from '../trip/getTrips';
import { vehicles } from '../../store/vehicle/vehicles';
import { waybillList } from '../waybill/getWaybills';

/** Maximum number of results per kind. */
const FIRST = 5;

const NO_CHOICES = { statuses: [], sorts: [] };

/** Returns the first few matches of each kind that the person may see, limited to the records within their reach. */
export async function searchEverywhere({
  db,
  person,
  input,
  now,
}: PersonContext): Promise<Data<WireMatches>> {
  const { q: typed } = pageIn({ q: input['q'] }, NO_CHOICES);
  const isEnough = isLongEnoughToSearch(typed);

  async function found<Row extends { id: string }>(
    action: PersonAction,
    list: SearchedList<Row>,
    text = typed,
  ) {
    if (!mayBegin(action, person.role)) return undefined;
    if (!isEnough) return [];
    const matches = await topMatches(db, list, { typed: text, count: FIRST, now });
    const { apart } = list;
    if (!apart || matches.length >= FIRST) return matches;
    const others = { typed: text, count: FIRST - matches.length, now };
    return [...matches, ...(await topMatches(db, rowsApart(list, apart), others))];
  }

  const numbered = async (text: string) => ({
    tickets: await found('ticket.see', ticketList(person, { q: text }), text),
    waybills: await found('waybill.see', waybillList(person), text),
  });

  async function suggested() {
    // Nearly all of these numbers are nobody's: one look tells, and only what there is is searched within reach.
    const numbers = numbersWithSwap(typed);
    const taken = await db.query<{ number: string }>(sql`
      select number from ticket where number = any(${numbers}::text[])
      union all select number from waybill where number = any(${numbers}::text[])`);
    for (const { number } of taken) {
      const one = await numbered(number);
      if (hasRows(one)) return { ...one, is_suggestion: true };
    }
    return undefined;
  }

  // Kinds are searched one after the other, so that a search while typing uses one connection of the pool instead of eight.
  const asTyped = await numbered(typed);
  return {
    data: {
      ...(hasRows(asTyped) ? asTyped : ((await suggested()) ?? asTyped)),
      trips: await found('trip.see', tripList(person)),
      routes: await found('route.see', searchedOf(routes, person)),
      vehicles: await found('vehicle.see', searchedOf(vehicles, person)),
      drivers: await found('driver.see', searchedOf(drivers, person)),
      terminals: await found('terminal.see', searchedOf(terminals, person)),
      admins: await found('admin.see', searchedOf(admins, person)),
    },
  };
}

const hasRows = (lists: Readonly<Record<string, readonly unknown[] | undefined>>): boolean =>
  Object.values(lists).some((rows) => rows !== undefined && rows.length > 0);
