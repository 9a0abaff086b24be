import type { Day } from '@motorpark/domain';
import { recordEvent } from '../audit/recordEvent';
import { CsvAnswer } from '../../csv';
import type { Database } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import type { Payload } from '../../request/payload';
import { findPage } from './findPage';
import type { SearchedList } from './list';
import { readPageCursor } from './pageCursor';
import { FILTER_FIELDS, type Search } from './searchIn';
import { inTurn } from './fullList';

/** Rows read per query; a search that finds fewer needs only one. */
const BATCH = 1_000;

/**
 * Exports all rows that a search finds as a CSV file. Reads page after page of the same search, one export at a time per person. Records in Activity who
 * exported it and with which filters.
 */
export async function exportCsv<Row extends { id: string }>(
  context: Pick<PersonContext, 'db' | 'person' | 'now' | 'today' | 'input' | 'ip' | 'requestId'>,
  search: Search,
  list: SearchedList<Row>,
): Promise<LongAnswer> {
  const { db, person, now, today, input } = context;
  const pages = pagesOf(db, search, list, now);
  const { value: first = [] } = await pages.next();
  const { name } = list.sheet;
  const after = { list: name, ...filterIn(input) };
  await db.transaction((tx) => recordEvent(tx, context, { kind: 'exported', after }));
  const rows = inTurn(db, person.id, first, pages, first.length === BATCH);
  return new CsvAnswer(rows, list.sheet, fileName(name, search, today));
}

async function* pagesOf<Row extends { id: string }>(
  db: Database,
  search: Search,
  list: SearchedList<Row>,
  now: Date,
): AsyncGenerator<Row[], undefined> {
  let after: Search['after'];
  do {
    const { data, next_cursor: next } = await findPage(db, { ...search, after, limit: BATCH }, list, now);
    yield data;
    after = next ? readPageCursor(next) : undefined;
    // Lets waiting calls use the single thread of the embedded database first.
    await new Promise((go) => setImmediate(go));
  } while (after);
}

/** Returns the file name, such as `tickets_2026-11-01_to_2026-11-21_made_2026-11-22.csv`. */
export function fileName(list: string, { period: { from, to } }: Pick<Search, 'period'>, today: Day): string {
  const days = [...(from ? [`_${from}`] : []), ...(to ? [`_to_${to}`] : [])].join('');
  return `${list}${days}_made_${today}.csv`;
}

/** The fields that filter a list; they are recorded with an export. */
const ASKED = [
  ...FILTER_FIELDS,
  ...(['type', 'terminal_id', 'person_id', 'method', 'kind', 'person', 'target'] as const),
  ...(['route_id', 'weekday', 'no_shows', 'way', 'fact'] as const),
] satisfies string[];

const filterIn = (input: Payload): Record<string, string> =>
  Object.fromEntries(
    ASKED.flatMap((field) => {
      const value = input[field];
      return typeof value === 'string' && value !== '' ? [[field, value.slice(0, 200)]] : [];
    }),
  );
