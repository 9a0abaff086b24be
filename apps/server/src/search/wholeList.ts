import { type Database, type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import { LongAnswer } from '../http/longAnswer';
import type { Listed } from './list';
import { takeTurn } from './turnOfPerson';

const TYPES = { timestamptz: sql`timestamptz`, text: sql`text` };

/** A list that is read from one end to the other. */
export interface Walked<Row> extends Listed<Row> {
  /** Whether the earliest comes first; else the newest. */
  isUpwards?: boolean;
  /** What it is ordered by; a moment unless told. */
  type?: keyof typeof TYPES;
}

/** Rows that are read at once: some milliseconds on the embedded database, after which everybody else has their turn. */
const BATCH = 500;

/**
 * All rows of the given lists, one after the other, for clients that ask for a list whole. A short list is answered as it is. A long
 * one is read in batches as the client takes them, one such list at a time for each person, so that neither memory nor anybody
 * else's calls suffer, however long it is. A row that comes in meanwhile may be missing, none comes twice.
 */
export async function wholeList<Row extends object>(
  context: Pick<PersonContext, 'db' | 'person'>,
  ...lists: readonly Walked<Row>[]
): Promise<{ data: Row[] } | LongAnswer> {
  const rows = await wholeRows(context, ...lists);
  return Array.isArray(rows) ? { data: rows } : new LongAnswer(rows);
}

/** The same for an answer that has more in it than the list: all rows where they are few, else batches of them. */
export async function wholeRows<Row>(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  ...lists: readonly Walked<Row>[]
): Promise<Row[] | AsyncIterable<readonly Row[]>> {
  const walk = batchesOf(db, lists);
  const rows: Row[] = [];
  while (rows.length < BATCH) {
    const { done, value } = await walk.next();
    if (done) return rows;
    rows.push(...value);
  }
  return inTurn(db, person.id, rows, walk);
}

async function* inTurn<Row>(
  db: Database,
  personId: string,
  first: readonly Row[],
  rest: AsyncIterable<readonly Row[]>,
) {
  const endTurn = await takeTurn(db, personId);
  try {
    yield first;
    yield* rest;
  } finally {
    await endTurn();
  }
}

async function* batchesOf<Row>(db: Sql, lists: readonly Walked<Row>[]): AsyncGenerator<Row[], undefined> {
  for (const { from, condition, at, id, isUpwards = false, type = 'timestamptz', rows } of lists) {
    const order = isUpwards ? sql`${at}, ${id}` : sql`${at} desc, ${id} desc`;
    let behind = sql`true`;
    for (;;) {
      const places = await db.query<{ id: string; at: string }>(sql`
        select ${id} as id, ${at}::text as at ${from} where ${condition} and ${behind} order by ${order} limit ${BATCH}`);
      const last = places.at(-1);
      if (!last) break;
      yield await rows(
        db,
        places.map((place) => place.id),
      );
      if (places.length < BATCH) break;
      const place = sql`(${last.at}::${TYPES[type]}, ${last.id}::uuid)`;
      behind = isUpwards ? sql`(${at}, ${id}) > ${place}` : sql`(${at}, ${id}) < ${place}`;
      // Whoever waits for the one thread of the embedded database goes first.
      await new Promise((go) => setImmediate(go));
    }
  }
  return undefined;
}
