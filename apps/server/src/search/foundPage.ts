import type { Found } from '@motorpark/api/contract';
import type { Instant } from '@motorpark/domain';
import { writeCursor } from '../cursor';
import { type Database, type Sql, type Statement, sql } from '../db';
import type { Search } from './searchIn';

/** A list that can be searched. */
interface Searched<Row> {
  /** `from ticket join …`: all that the condition speaks of. */
  from: Statement;
  condition: Statement;
  /** What the list is ordered by, newest first; an index goes with it. */
  at: Statement;
  id: Statement;
  /** The rows themselves, newest first, by their ids. */
  rows: (db: Sql, ids: string[]) => Promise<Row[]>;
}

/**
 * One page of a list. The next one starts behind the last row of this one, wherever that is by then, so a page far down costs no
 * more than the first. Rows are counted once, for the first page; the cursor carries the count along.
 */
export async function foundPage<Row>(
  db: Database,
  { after, limit }: Search,
  { from, condition, at, id, rows }: Searched<Row>,
): Promise<Found<Row>> {
  const behind = after ? sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const places = await db.query<{ id: string; at: Instant }>(sql`
    select ${id} as id, ${at} as at ${from} where ${condition} and ${behind}
    order by ${at} desc, ${id} desc limit ${limit + 1}`);
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const isLast = places.length <= limit;
  const total = after?.total ?? (isLast ? page.length : await countOf(db, from, condition));
  return {
    data: await rows(
      db,
      page.map((place) => place.id),
    ),
    next_cursor: isLast || !last ? null : writeCursor(last, total),
    total,
  };
}

async function countOf(db: Sql, from: Statement, condition: Statement): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count ${from} where ${condition}`);
  return row?.count ?? 0;
}
