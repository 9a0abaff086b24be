import { LIST_SORTS, type Found, type WireWaybillRow } from '@motorpark/contract';
import { WAYBILL_STATUSES } from '@motorpark/domain';
import { withinEnds } from '../access/rights';
import { type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { type Key, TERMINALS, foundPage, searchIn, wholeList } from '../search';
import { ENDS, withinWaybillReach } from './reach';
import { waybillRows } from './waybillRows';

const SORTS: Readonly<Record<(typeof LIST_SORTS.waybills)[number], Key>> = {
  booked_at: { column: sql`waybill.booked_at`, type: 'timestamptz' },
  sender_name: { column: sql`search_text(waybill.sender_name) collate "C"`, type: 'text' },
  receiver_name: { column: sql`search_text(waybill.receiver_name) collate "C"`, type: 'text' },
  book_date: { column: sql`waybill.book_date`, type: 'date' },
  amount: { column: sql`waybill.amount_kobo`, type: 'bigint' },
};

/** The waybills within the person's reach that were not deleted, newest first: all of them, or one page of what is searched for. */
export async function getWaybills({
  db,
  input,
  person,
  now,
}: PersonContext): Promise<Found<WireWaybillRow> | LongAnswer> {
  const search = searchIn(input, { statuses: WAYBILL_STATUSES, sorts: LIST_SORTS.waybills });
  const from = sql`from waybill`;
  const id = sql`waybill.id`;
  const condition = sql`waybill.deleted_at is null`;
  const rows = (tx: Sql, ids: string[]) => waybillRows(tx, sql`waybill.id = any(${ids}::uuid[])`);
  if (!search) {
    return wholeList(
      { db, person },
      {
        from,
        condition: sql`${condition} and ${withinWaybillReach(person)}`,
        at: sql`waybill.booked_at`,
        id,
        rows,
      },
    );
  }
  const list = {
    from,
    id,
    condition,
    within: withinEnds(person, ENDS, search.direction),
    search: sql`waybill.search`,
    names: [TERMINALS(ENDS.outgoing, ENDS.incoming)],
    status: { column: sql`waybill.status`, words: WAYBILL_STATUSES },
    at: SORTS.booked_at.column,
    order: () => [{ key: SORTS.booked_at, isUpwards: false }],
    sorts: SORTS,
    rows,
  };
  return foundPage(db, search, list, now);
}
