import { MOST_COUNTED } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../../db';
import type { SearchedList } from './list';

export type Counted = Pick<SearchedList<{ id: string }>, 'from' | 'condition' | 'within' | 'status'>;

/** Number of rows by status; null if they were not counted. */
export type Counts = Record<string, number | null>;

/** Counts stop here; this value stands for "more than the maximum". */
export const LIMIT = MOST_COUNTED + 1;

/** Returns the number of rows of each status, counted up to the limit; empty for lists without statuses. */
export async function countsOf(db: Sql, list: Counted): Promise<Record<string, number>> {
  const { status } = list;
  if (!status) return {};
  const each = status.words.map((word) => sql`(${counting(list, sql`${status.column} = ${word}`)})`);
  const [row] = await db.query<{ counts: number[] }>(sql`select array[${join(each, ', ')}] as counts`);
  return Object.fromEntries(status.words.map((word, place) => [word, row?.counts[place] ?? 0]));
}

export async function countOf(db: Sql, list: Counted): Promise<number> {
  const [row] = await db.query<{ count: number }>(counting(list, sql`true`));
  return row?.count ?? 0;
}

const counting = ({ from, condition, within }: Counted, ofStatus: Statement): Statement => {
  const parts = within.map(
    (part) => sql`(select ${from} where ${condition} and ${part} and ${ofStatus} limit ${LIMIT}::int)`,
  );
  return sql`select least(count(*), ${LIMIT}::int) as count from (${join(parts, ' union all ')}) as counted`;
};

/** Returns the sum of the counts, at most the limit. */
export const sumOf = (counts: Readonly<Counts>): number =>
  Math.min(
    Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0),
    LIMIT,
  );
