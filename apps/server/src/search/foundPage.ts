import type { Found } from '@motorpark/contract';
import { type Database, type Sql, type Statement, join, sql } from '../db';
import { countOf, countsOf, sumOf } from './counts';
import type { SearchedList } from './list';
import { matching } from './matching';
import { writePageCursor } from './pageCursor';
import { periodConditions } from './period';
import { type Place, placesIn, runsOf } from './places';
import type { Search } from './searchIn';

/**
 * One page of a list. The next one starts behind the last row of this one, wherever that is by then, so a page far down costs no
 * more than the first. Rows are counted once, for the first page; the cursor carries the total along.
 */
export async function foundPage<Row extends { id: string }>(
  db: Database,
  search: Search,
  list: SearchedList<Row>,
  now: Date,
): Promise<Found<Row>> {
  const { q, period, status, sort, after, limit } = search;
  const asOf = after?.asOf ?? now.toISOString();
  const conditions = [list.condition, await matching(db, list, q)];
  if (list.at) conditions.push(...periodConditions(list.at, period));
  const all = { ...list, condition: join(conditions, ' and ') };
  if (list.status && status !== undefined) conditions.push(sql`${list.status.column} = ${status}`);
  const wanted = { ...list, condition: join(conditions, ' and ') };

  const places = await placesIn(db, wanted, { runs: runsOf(list, sort, asOf), after, count: limit + 1 });
  const hasAll = !after && status === undefined && places.length <= limit;
  const counted = hasAll ? { ...all, condition: among(list, places), within: [sql`true`] } : all;
  const counts = after ? undefined : await countsOf(db, counted);
  const total = after?.total ?? (await totalOf(counts));
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    data: await rowsAt(db, list, page),
    next_cursor: places.length > limit && last ? writePageCursor({ sort, asOf, total, ...last }) : null,
    total,
    ...(counts && { counts }),
  };

  async function totalOf(ofStatuses: Readonly<Record<string, number>> = {}): Promise<number> {
    if (!list.status) return countOf(db, counted);
    return status === undefined ? sumOf(ofStatuses) : (ofStatuses[status] ?? 0);
  }
}

/** Being on a page that has all there is: nothing is searched through a second time to be counted. */
const among = ({ id }: Pick<SearchedList<{ id: string }>, 'id'>, places: readonly Place[]): Statement =>
  sql`${id} = any(${places.map((place) => place.id)}::uuid[])`;

/** The rows at some places, in their order; one that has gone meanwhile is left out. */
async function rowsAt<Row extends { id: string }>(
  db: Sql,
  { rows }: SearchedList<Row>,
  places: readonly Place[],
): Promise<Row[]> {
  const ids = places.map(({ id }) => id);
  const found = new Map((await rows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
