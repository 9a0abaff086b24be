import type { Database, Sql } from '../db';
import type { PersonContext } from '../http/call';
import { LongAnswer } from '../http/longAnswer';
import type { SearchedList } from './list';
import { type Place, placesIn, rowsAt } from './places';
import { takeTurn } from './turnOfPerson';

/** Rows that are read at once: some milliseconds on the embedded database, after which everybody else has their turn. */
const BATCH = 500;

type Caller = Pick<PersonContext, 'db' | 'person' | 'now'>;

/**
 * All rows of a list, for clients that ask for it whole. A short list is answered as it is. A long one is read in batches as the client
 * takes them, one such list at a time for each person, so that neither memory nor anybody else's calls suffer, however long it is. A
 * row that comes in meanwhile may be missing, none comes twice.
 */
export async function wholeList<Row extends { id: string }>(
  caller: Caller,
  list: SearchedList<Row>,
): Promise<{ data: Row[] } | LongAnswer> {
  const rows = await wholeRows(caller, list);
  return Array.isArray(rows) ? { data: rows } : new LongAnswer(rows);
}

/** The same for an answer that has more in it than the list: all rows where they are few, else batches of them. */
export async function wholeRows<Row extends { id: string }>(
  { db, person, now }: Caller,
  list: SearchedList<Row>,
): Promise<Row[] | AsyncIterable<readonly Row[]>> {
  const walk = batchesOf(db, list, now);
  const rows: Row[] = [];
  while (rows.length < BATCH) {
    const { done, value } = await walk.next();
    if (done) return rows;
    rows.push(...value);
  }
  return inTurn(db, person.id, rows, walk, true);
}

/** A list whose first rows are there, and whose others are read in the turn of that person; where there are none, nobody waits. */
export async function* inTurn<Row>(
  db: Database,
  personId: string,
  first: readonly Row[],
  rest: AsyncIterable<readonly Row[]>,
  isLong: boolean,
): AsyncGenerator<readonly Row[], undefined> {
  if (!isLong) {
    yield first;
    return undefined;
  }
  const endTurn = await takeTurn(db, personId);
  try {
    yield first;
    yield* rest;
    return undefined;
  } finally {
    await endTurn();
  }
}

async function* batchesOf<Row extends { id: string }>(
  db: Sql,
  list: SearchedList<Row>,
  now: Date,
): AsyncGenerator<Row[], undefined> {
  const runs = (list.wholeOrder ?? list.order)(now.toISOString());
  let after: Place | undefined;
  for (;;) {
    const places = await placesIn(db, list, { runs, after, count: BATCH });
    after = places.at(-1);
    if (!after) return undefined;
    yield await rowsAt(db, list, places);
    if (places.length < BATCH) return undefined;
    // Whoever waits for the one thread of the embedded database goes first.
    await new Promise((go) => setImmediate(go));
  }
}
