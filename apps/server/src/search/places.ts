import type { Instant } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../db';
import type { Key, Run, SearchedList } from './list';
import { isKey } from './pageCursor';
import { noSuchPage } from './searchIn';

/** A row's place in its list. */
export interface Place {
  id: string;
  /** What it is ordered by, as text. */
  key: string;
  run: number;
}

type Ordered = Pick<SearchedList<{ id: string }>, 'from' | 'id' | 'condition' | 'within' | 'order' | 'sorts'>;

/** The order that was asked for: the list's own, or by a field of it. */
export function runsOf({ order, sorts }: Ordered, sort: string, asOf: Instant): readonly Run[] {
  const key = sorts[sort.replace(/^-/, '')];
  return key ? [{ key, isUpwards: !sort.startsWith('-') }] : order(asOf);
}

interface Wish {
  runs: readonly Run[];
  after: Place | undefined;
  count: number;
  /** What is searched for, where very many rows have it: the next ones are then sure to be near. */
  often?: Statement | undefined;
  /** Of what is searched for often, no row is looked for farther away, however few are near. */
  onlyNear?: boolean;
}

/** How many rows are looked at one after the other for what very many have. */
const NEAR = 4_000;

/** So many places behind the last one of the page before, or from the top; of what is searched for `often`, without it in the condition. */
export async function placesIn(
  db: Sql,
  list: Ordered,
  { runs, after, count, often, onlyNear = false }: Wish,
): Promise<Place[]> {
  const searched = often ? { ...list, condition: sql`${list.condition} and ${often}` } : list;
  const places: Place[] = [];
  for (const [place, run] of runs.entries()) {
    if (places.length === count) break;
    if (after && place < after.run) continue;
    const behind = after?.run === place ? beyond(list, run, after) : sql`true`;
    const wanted = count - places.length;
    const ask = (statement: Statement) => db.query<{ id: string; key: string | number }>(statement);
    const near = often && (await ask(stretch(list, run, behind, wanted, often)));
    const isSettled = near && (onlyNear || near.length === wanted);
    const rows = isSettled ? near : await ask(stretch(searched, run, behind, wanted));
    places.push(...rows.map(({ id, key }) => ({ id, key: String(key), run: place })));
  }
  return places;
}

/** The rows at some places, in their order; one that has gone meanwhile is left out. */
export async function rowsAt<Row extends { id: string }>(
  db: Sql,
  { rows }: Pick<SearchedList<Row>, 'rows'>,
  places: readonly Place[],
): Promise<Row[]> {
  const ids = places.map(({ id }) => id);
  const found = new Map((await rows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** How the database calls the types of keys. */
export const TYPES: Readonly<Record<Key['type'], Statement>> = {
  timestamptz: sql`timestamptz`,
  date: sql`date`,
  text: sql`text`,
  bigint: sql`bigint`,
};

function beyond({ id }: Ordered, { key, isUpwards }: Run, after: Place): Statement {
  if (!isKey(key, after.key)) throw noSuchPage();
  const last = sql`(${after.key}::text::${TYPES[key.type]}, ${after.id}::uuid)`;
  return isUpwards ? sql`(${key.column}, ${id}) > ${last}` : sql`(${key.column}, ${id}) < ${last}`;
}

/**
 * The next rows of a run: those of each part that the person sees, each along its own index, and of these the first. What is searched for `often` is
 * looked for in the nearest rows alone, whatever the database takes it for: it might go through all rows to come to a frequent name of
 * which its sample of the table has none.
 */
export function stretch(
  { from, id, condition, within }: Ordered,
  run: Run,
  behind: Statement,
  count: number,
  often?: Statement,
): Statement {
  const direction = run.isUpwards ? sql`asc` : sql`desc`;
  const rowsOf = (ofPerson: Statement, isFound: Statement, most: number) => sql`
    select ${id} as id, ${run.key.column} as key, ${isFound} as is_found ${from}
    where ${condition} and ${ofPerson} and ${run.condition ?? sql`true`} and ${behind}
    order by ${run.key.column} ${direction}, ${id} ${direction} limit ${most}::int`;
  const part = (ofPerson: Statement) =>
    often
      ? sql`select id, key from (${rowsOf(ofPerson, often, NEAR)}) as near
          where is_found order by key ${direction}, id ${direction} limit ${count}::int`
      : rowsOf(ofPerson, sql`true`, count);
  const [only, ...others] = within.map(part);
  if (only && others.length === 0) return only;
  const parts = within.map((ofPerson) => sql`(${part(ofPerson)})`);
  return sql`select id, key from (${join(parts, ' union all ')}) as places
    order by key ${direction}, id ${direction} limit ${count}::int`;
}
