import type { Found, LIST_SORTS, WireWaybillRow } from '@motorpark/contract';
import { WAYBILL_STATUSES } from '@motorpark/domain';
import { withinEnds } from '../access/rights';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { type Key, TERMINALS, listAsked } from '../search';
import { ENDS } from './reach';
import { waybillRows } from './waybillRows';

const SORTS: Readonly<Record<(typeof LIST_SORTS.waybills)[number], Key>> = {
  booked_at: { column: sql`waybill.booked_at`, type: 'timestamptz' },
  sender_name: { column: sql`search_text(waybill.sender_name) collate "C"`, type: 'text' },
  receiver_name: { column: sql`search_text(waybill.receiver_name) collate "C"`, type: 'text' },
  book_date: { column: sql`waybill.book_date`, type: 'date' },
  amount: { column: sql`waybill.amount_kobo`, type: 'bigint' },
};

/** The waybills within the person's reach that were not deleted, newest first: all of them, or one page of what is searched for. */
export const getWaybills = (context: PersonContext): Promise<Found<WireWaybillRow> | LongAnswer> =>
  listAsked(context, (direction) => ({
    from: sql`from waybill`,
    id: sql`waybill.id`,
    condition: sql`waybill.deleted_at is null`,
    within: withinEnds(context.person, 'waybill.see', ENDS, direction),
    search: sql`waybill.search`,
    names: [TERMINALS(ENDS.outgoing, ENDS.incoming)],
    status: { column: sql`waybill.status`, words: WAYBILL_STATUSES },
    at: SORTS.booked_at.column,
    order: () => [{ key: SORTS.booked_at, isUpwards: false }],
    sorts: SORTS,
    rows: (db, ids) => waybillRows(db, sql`waybill.id = any(${ids}::uuid[])`),
  }));
