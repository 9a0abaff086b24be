import type { Found } from '@motorpark/contract';
import { type Database, type Statement, join, sql } from '../../db';
import { isId } from '../../db/rows';
import { type Counts, LIMIT, countOf, countsOf, sumOf } from './counts';
import { type SearchResult, countsOfLargeResult, runSearch } from './runSearch';
import type { SearchedList } from './list';
import { matching } from './matching';
import { writePageCursor } from './pageCursor';
import { periodConditions } from './period';
import { placesIn, rowsAt, runsOf } from './places';
import type { Search } from './searchIn';

/**
 * Returns one page of a list. The next page starts after the last row of this one, wherever that row is by then, so every page costs the same. Rows are counted
 * once, for the first page; the cursor carries the total along.
 */
export async function findPage<Row extends { id: string }>(
  db: Database,
  search: Search,
  list: SearchedList<Row>,
  now: Date,
): Promise<Found<Row>> {
  const { q, status, sort, after, limit } = search;
  const asOf = after?.asOf ?? now.toISOString();
  const match = await matching(db, list, q);
  const unsearched = { ...list, condition: join([list.condition, ...rowConditions(list, search)], ' and ') };
  const all = match ? narrowed(unsearched, match) : unsearched;
  const ofStatus = list.status && status !== undefined ? sql`${list.status.column} = ${status}` : undefined;
  const wanted = ofStatus ? narrowed(all, ofStatus) : all;

  const runs = runsOf(list, sort, asOf);
  const count = limit + 1;
  const query = { runs, count, status: ofStatus && status };
  const result = (match || list.isReadWhole) && !after ? await runSearch(db, all, query) : undefined;
  const complete = result && !result.isMore ? result : undefined;
  const isOverLimit = result?.isMore ?? after?.total === LIMIT;
  const places =
    complete?.places ??
    (match && isOverLimit
      ? await placesIn(db, ofStatus ? narrowed(unsearched, ofStatus) : unsearched, {
          runs,
          after,
          count,
          frequent: match,
        })
      : await placesIn(db, wanted, { runs, after, count }));
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const counts = after ? undefined : await countsBy();
  const total = after?.total ?? (await totalOf(counts));
  return {
    data: await rowsAt(db, list, page),
    next_cursor: places.length > limit && last ? writePageCursor({ sort, asOf, total, ...last }) : null,
    total,
    ...(counts && { counts: ofStatus && status !== undefined ? { ...counts, [status]: total } : counts }),
  };

  async function countsBy(): Promise<Counts> {
    if (!result) return countsOf(db, unsearched);
    const [run] = list.order(asOf);
    if (match && result.isMore && run)
      return countsOfLargeResult(db, unsearched, { match, result, along: run.key.column });
    return Object.fromEntries((list.status?.words ?? []).map((word) => [word, result.counts.get(word) ?? 0]));
  }

  async function totalOf(ofStatuses: Counts = {}): Promise<number> {
    if (complete) return countIn(complete, ofStatus && status);
    if (ofStatus && status !== undefined) {
      if (places.length <= limit) return places.length;
      return ofStatuses[status] ?? countOf(db, wanted);
    }
    if (result) return LIMIT;
    return list.status ? sumOf(ofStatuses) : countOf(db, all);
  }
}

/** Conditions on a row besides the search text: its id and its period. */
const rowConditions = (
  { id, at }: Pick<SearchedList<{ id: string }>, 'id' | 'at'>,
  { id: wanted, period }: Search,
): Statement[] => [
  ...(wanted === undefined ? [] : [isId(wanted) ? sql`${id} = ${wanted}::uuid` : sql`false`]),
  ...(at ? periodConditions(at, period) : []),
];

const narrowed = <List extends { condition: Statement }>(list: List, condition: Statement): List => ({
  ...list,
  condition: sql`${list.condition} and ${condition}`,
});

/** Number of matches with the status, or with any status. */
const countIn = ({ counts }: SearchResult, status: string | undefined): number =>
  status === undefined ? sumOf(Object.fromEntries(counts)) : (counts.get(status) ?? 0);
