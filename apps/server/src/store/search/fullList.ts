import type { Database, Sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { LongAnswer } from '../../request/longAnswer';
import type { SearchedList } from './list';
import { type Place, placesIn, rowsAt } from './places';
import { takeTurn } from './personQueue';

/** Rows read per query: a few milliseconds on the embedded database, after which other calls get their turn. */
const BATCH = 500;

type Caller = Pick<PersonContext, 'db' | 'person' | 'now'>;

/**
 * Returns all rows of a list, for clients that request it complete. A short list is returned directly. A long one is read in batches as the client takes them,
 * one such list at a time per person, so that memory use and other calls' latency don't depend on its length. A row inserted meanwhile may be missing; none is
 * repeated.
 */
export async function fullList<Row extends { id: string }>(
  caller: Caller,
  list: SearchedList<Row>,
): Promise<{ data: Row[] } | LongAnswer> {
  const rows = await allRows(caller, list);
  return Array.isArray(rows) ? { data: rows } : new LongAnswer(rows);
}

/** Returns all rows if they are few, otherwise batches of them; for responses that contain more than the list. */
export async function allRows<Row extends { id: string }>(
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

/** Yields the rows already read, then the rest in the person's turn. A list without more rows does not wait for a turn. */
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
  const runs = (list.fullOrder ?? list.order)(now.toISOString());
  let after: Place | undefined;
  for (;;) {
    const places = await placesIn(db, list, { runs, after, count: BATCH });
    after = places.at(-1);
    if (!after) return undefined;
    yield await rowsAt(db, { rows: list.fullRows ?? list.rows }, places);
    if (places.length < BATCH) return undefined;
    // Lets waiting calls use the single thread of the embedded database first.
    await new Promise((go) => setImmediate(go));
  }
}
