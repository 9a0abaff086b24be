import { counted } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../../db';

/** A kind of record that may refer to the record to be deleted. */
export interface Use {
  one: string;
  /** Plural; undefined if it is `one` with an s. */
  many?: string;
  /** Returns the `from …` clause that selects the referring rows, for `select count(*)`. */
  from: (id: string) => Statement;
  /** Whether these records are permanent: they can be neither moved nor deleted. */
  stays?: boolean;
  /** How to end this use, after "First". */
  todo?: string;
}

/** A use by records that are permanent. */
export const permanentUse = (one: string, from: Use['from'], many?: string): Use => ({
  one,
  from,
  ...(many !== undefined && { many }),
  stays: true,
});

/** A record that cannot be deleted because it is in use. */
export interface UsedRecord {
  name: string;
  /** The uses with their counts: "6 routes and 2 people". */
  by: string;
  isOne: boolean;
  /** Whether some of the uses are permanent. */
  stays: boolean;
  /** How to end the uses, after "First". */
  todo: string;
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns what currently uses a record; undefined if nothing does. */
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
    todo: AND.format(found.flatMap(({ todo }) => todo ?? [])),
  };
}

/** Returns "Awka is used by 6 routes and 2 people. Move or delete them first." */
const inUseMessage = ({ name, by, isOne, stays }: UsedRecord): string =>
  `${name} is used by ${by}. ${stays ? 'What is on record stays, so it cannot be deleted.' : `Move or delete ${isOne ? 'it' : 'them'} first.`}`;

/** The message for a record that can be put out of service. */
export const inUseOrRetired = (used: UsedRecord): string =>
  `${inUseMessage(used)}${used.stays ? ' Put it out of service instead.' : ''}`;
