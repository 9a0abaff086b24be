import type { Found } from '@motorpark/contract';
import { type Database, type Statement, join, sql } from '../db';
import { isId } from '../rows';
import { type Counts, LIMIT, countOf, countsOf, sumOf } from './counts';
import { type Finding, countsOfLargeResult, findingOf } from './found';
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
export async function foundPage<Row extends { id: string }>(
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
  const wish = { runs, count, status: ofStatus && status };
  const finding = match && !after ? await findingOf(db, all, wish) : undefined;
  const few = finding && !finding.isMore ? finding : undefined;
  const isMuch = finding?.isMore ?? after?.total === LIMIT;
  const places =
    few?.places ??
    (match && isMuch
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
    if (!match || !finding) return countsOf(db, unsearched);
    const [run] = list.order(asOf);
    if (finding.isMore && run)
      return countsOfLargeResult(db, unsearched, { match, finding, along: run.key.column });
    return Object.fromEntries(
      (list.status?.words ?? []).map((word) => [word, finding.counts.get(word) ?? 0]),
    );
  }

  async function totalOf(ofStatuses: Counts = {}): Promise<number> {
    if (few) return countIn(few, ofStatus && status);
    if (ofStatus && status !== undefined) {
      if (places.length <= limit) return places.length;
      return ofStatuses[status] ?? countOf(db, wanted);
    }
    if (finding) return LIMIT;
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
const countIn = ({ counts }: Finding, status: string | undefined): number =>
  status === undefined ? sumOf(Object.fromEntries(counts)) : (counts.get(status) ?? 0);
