import type { Found, WireWaybillRow } from '@motorpark/contract';
import { type Direction, VOID, WAYBILL_STATUSES, displayStatus } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { withinEnds } from '../../store/access/rights';
import { sheetOf } from '../../csv';
import { type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { isId } from '../../db/rows';
import {
  type SortKeys,
  type SearchedList,
  TERMINALS,
  answerList,
  idIn,
  isLeftOut,
  oneOf,
} from '../../store/search';
import { ENDS } from '../../store/waybill/reach';
import { MISSING, waybillRows } from '../../store/waybill/waybillRows';

const SORTS: SortKeys<'waybills'> = {
  sender_name: { column: sql`search_text(waybill.sender_name) collate "C"`, type: 'text' },
  receiver_name: { column: sql`search_text(waybill.receiver_name) collate "C"`, type: 'text' },
  book_date: { column: sql`waybill.book_date`, type: 'date' },
  amount: { column: sql`waybill.amount_kobo`, type: 'bigint' },
  booked_at: { column: sql`waybill.booked_at`, type: 'timestamptz' },
  waits_since: {
    column: sql`waybill.waits_since`,
    type: 'timestamptz',
    has: sql`waybill.waits_since is not null`,
  },
};

const SHEET = sheetOf<'waybills', WireWaybillRow>('waybills', {
  status: ({ status, voided, is_missing: isMissing }) => displayStatus({ status, voided, isMissing }),
});

/** The waybills within a person's reach, newest first; those that are void by the status VOID. */
export const waybillList = (
  person: Person,
  direction?: Direction,
  narrowed?: Statement,
  terminalId?: string,
): SearchedList<WireWaybillRow> => ({
  from: sql`from waybill`,
  id: sql`waybill.id`,
  condition: sql`waybill.deleted_at is null and ${narrowed ?? sql`true`}`,
  within: withinEnds(person, 'waybill.see', ENDS, direction, terminalId),
  search: sql`waybill.search`,
  digits: sql`search_digits(waybill.search)`,
  names: [TERMINALS(ENDS.outgoing, ENDS.incoming)],
  status: { column: sql`waybill.status`, words: WAYBILL_STATUSES },
  apart: {
    word: VOID,
    condition: sql`waybill.deleted_at is not null and ${narrowed ?? sql`true`}`,
    isFound: narrowed === undefined,
  },
  at: SORTS.booked_at.column,
  order: () => [{ key: SORTS.booked_at, isUpwards: false }],
  sorts: SORTS,
  sheet: SHEET,
  rows: (db, ids) => waybillRows(db, sql`waybill.id = any(${ids}::uuid[])`),
  isPersonal: true,
});

/**
 * Returns all waybills, or one page of a search; with `waits_for`, only those that can be loaded onto that trip; with `arrival`, only those that are
 * missing; with `terminal_id`, only those from or to that terminal.
 */
export async function getWaybills(context: PersonContext): Promise<Found<WireWaybillRow> | LongAnswer> {
  const { waits_for: tripId, arrival } = context.input;
  const isMissing = oneOf('arrival', isLeftOut(arrival) ? '' : String(arrival), ['missing']) !== undefined;
  const narrowed =
    isMissing || !isLeftOut(tripId)
      ? sql`${waitingFor(tripId)} and ${isMissing ? MISSING : sql`true`}`
      : undefined;
  const terminalId = idIn(context.input, 'terminal_id');
  return answerList(context, (search) =>
    waybillList(context.person, search?.direction, narrowed, terminalId),
  );
}

/** SQL: matches parcels that wait for the route of a trip and are not loaded. */
function waitingFor(tripId: unknown): Statement {
  if (isLeftOut(tripId)) return sql`true`;
  if (typeof tripId !== 'string' || !isId(tripId)) return sql`false`;
  return sql`waybill.status = 'Pending' and waybill.trip_id is null
    and (waybill.origin_terminal_id, waybill.destination_terminal_id) = (
      select route.origin_terminal_id, route.destination_terminal_id
      from trip join route on route.id = trip.route_id where trip.id = ${tripId})`;
}
