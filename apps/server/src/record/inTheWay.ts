import { counted } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../db';

/** Something that may use a record. */
export interface Use {
  one: string;
  /** Left out where it is `one` with an s. */
  many?: string;
  /** Those that use the record with this id, for `select count(*)`. */
  from: (id: string) => Statement;
  /** It stays on record for ever: it can be neither moved nor deleted. */
  stays?: boolean;
}

/** What stays on record for ever. */
export const onRecord = (one: string, from: Use['from'], many?: string): Use => ({
  one,
  from,
  ...(many !== undefined && { many }),
  stays: true,
});

/** A record that is in use. */
export interface UsedRecord {
  name: string;
  /** By what, counted: "6 routes and 2 people". */
  by: string;
  isOne: boolean;
  /** Whether some of it stays on record for ever. */
  stays: boolean;
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** By what a record is used just now; undefined if nothing uses it. */
export async function usageOf(
  db: Sql,
  uses: readonly Use[],
  id: string,
): Promise<Omit<UsedRecord, 'name'> | undefined> {
  const counts = uses.map(({ from }) => sql`(select count(*) ${from(id)})`);
  const [row] = await db.query<{ counts: number[] }>(sql`select array[${join(counts, ', ')}] as counts`);
  const found = uses
    .map((use, place) => ({ ...use, count: row?.counts[place] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return undefined;
  return {
    by: AND.format(found.map(({ count, one, many }) => counted(count, one, many))),
    isOne: found.length === 1 && found[0]?.count === 1,
    stays: found.some(({ stays }) => stays),
  };
}

/** "Awka is used by 6 routes and 2 people. Move or delete them first." */
export const moveFirst = ({ name, by, isOne, stays }: UsedRecord): string =>
  `${name} is used by ${by}. ${stays ? 'What is on record stays, so it cannot be deleted.' : `Move or delete ${isOne ? 'it' : 'them'} first.`}`;
