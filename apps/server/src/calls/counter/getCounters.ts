import type { Data, Found, WireCounter } from '@motorpark/contract';
import { atOwnTerminal } from '../../store/access/rights';
import { sheetOf } from '../../csv';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { type SortKeys, PEOPLE, TERMINALS, answerList } from '../../store/search';
import { LAST_USED, counterRows } from '../../store/counter/counterRows';

/** Returns the counter where the caller logged in; null if the machine has no name. */
export async function getCounter({ db, person }: PersonContext): Promise<Data<WireCounter | null>> {
  const [data = null] = await counterRows(
    db,
    sql`counter.id = (select counter_id from counter_session where session_id = ${person.sessionId})`,
  );
  return { data };
}

const SORTS: SortKeys<'counters'> = {
  last_used_at: { column: LAST_USED, type: 'timestamptz' },
};

const SHEET = sheetOf<'counters', WireCounter>('counters', {});

/** Returns the counters that the person sees, the most recently named first. */
export const getCounters = (context: PersonContext): Promise<Found<WireCounter> | LongAnswer> =>
  answerList(context, () => ({
    from: sql`from counter`,
    id: sql`counter.id`,
    condition: sql`true`,
    within: [atOwnTerminal(context.person, 'counter.see', sql`counter.terminal_id`)],
    search: sql`search_text(counter.name)`,
    names: [TERMINALS(sql`counter.terminal_id`), PEOPLE(sql`counter.named_by`)],
    order: () => [{ key: { column: sql`counter.named_at`, type: 'timestamptz' }, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => counterRows(db, sql`counter.id = any(${ids}::uuid[])`),
  }));
