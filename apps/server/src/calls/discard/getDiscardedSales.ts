import { atOwnTerminal } from '../../store/access/rights';
import type { Found, WireDiscardedSale } from '@motorpark/contract';
import { DISCARDED_KINDS, nairaOnWire } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { instants, listRows } from '../../db/rows';
import { type SortKeys, PEOPLE, TERMINALS, answerList } from '../../store/search';

const FROM = sql`from discarded_sale left join discarded_name on discard_id = discarded_sale.id`;

const ROW = columns(
  'discarded_sale.id',
  'discarded_sale.details',
  'discarded_sale.amount_kobo',
  'discarded_sale.slips',
  'discarded_sale.refusal',
  'discarded_sale.reason',
  'discarded_sale.counter',
  instants('discarded_sale.made_at', 'discarded_sale.discarded_at', 'discarded_sale.at'),
  'person.name as person',
  computed<Pick<WireDiscardedSale, 'kind' | 'name' | 'payment_method' | 'terminal'>>({
    kind: sql`discarded_sale.kind`,
    name: sql`coalesce(discarded_name.name, '')`,
    payment_method: sql`discarded_sale.method`,
    terminal: sql`coalesce((select terminal.name from terminal where terminal.id = discarded_sale.terminal_id), '')`,
  }),
);

async function discardRows(db: Sql, condition: Statement): Promise<WireDiscardedSale[]> {
  const rows = await listRows(
    db,
    sql`select ${ROW} ${FROM} join person on person.id = discarded_sale.person_id where ${condition}`,
  );
  return rows.map(({ amount_kobo: amount, ...row }) => Object.assign(row, { amount: nairaOnWire(amount) }));
}

const SORTS: SortKeys<'discards'> = {
  at: { column: sql`discarded_sale.at`, type: 'timestamptz' },
  amount: { column: sql`discarded_sale.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'discards', WireDiscardedSale>('discards', {});

/** Returns the sales that were discarded before they were booked and that the person sees, the most recently reported first. */
export const getDiscardedSales = (context: PersonContext): Promise<Found<WireDiscardedSale> | LongAnswer> =>
  answerList(context, () => ({
    from: FROM,
    id: sql`discarded_sale.id`,
    condition: sql`true`,
    within: [atOwnTerminal(context.person, 'sale.seeDiscarded', sql`discarded_sale.terminal_id`)],
    search: sql`search_text(concat_ws(e'\n', discarded_name.name, discarded_sale.details, discarded_sale.counter,
      discarded_sale.reason, discarded_sale.refusal))`,
    names: [TERMINALS(sql`discarded_sale.terminal_id`), PEOPLE(sql`discarded_sale.person_id`)],
    status: { column: sql`discarded_sale.kind`, words: DISCARDED_KINDS },
    at: SORTS.at.column,
    order: () => [{ key: SORTS.at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => discardRows(db, sql`discarded_sale.id = any(${ids}::uuid[])`),
  }));
