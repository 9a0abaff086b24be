import type { Instant } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../../db';
import type { Key, Run, SearchedList } from './list';
import { isKey } from './pageCursor';
import { noSuchPage } from './searchIn';

/** The position of a row in its list. */
export interface Place {
  id: string;
  /** The value of its sort key, as text. */
  key: string;
  run: number;
}

type Ordered = Pick<SearchedList<{ id: string }>, 'from' | 'id' | 'condition' | 'within' | 'order' | 'sorts'>;

/** Returns the runs of the requested sort; those of the list's default order for ''. */
export function runsOf({ order, sorts }: Ordered, sort: string, asOf: Instant): readonly Run[] {
  const key = sorts[sort.replace(/^-/, '')];
  if (!key) return order(asOf);
  const sorted = { key, isUpwards: !sort.startsWith('-') };
  const { has } = key;
  if (!has) return [sorted];
  const behind = order(asOf).map(({ key: ownKey, isUpwards, condition }) => ({
    key: ownKey,
    isUpwards,
    condition: sql`not (${has}) and ${condition ?? sql`true`}`,
  }));
  return [{ ...sorted, condition: has }, ...behind];
}

interface PlacesQuery {
  runs: readonly Run[];
  after: Place | undefined;
  count: number;
  /** The search condition, if very many rows match it, so that the next matches are certain to be near. */
  frequent?: Statement | undefined;
  /** Whether to stop after the nearest rows, even if too few of them match. */
  onlyNear?: boolean;
}

/** Rows examined in order for a condition that very many rows match. */
const NEAR = 4_000;

/** Returns the next `count` places after the given one, or from the start. `frequent` must not be part of the list's condition. */
export async function placesIn(
  db: Sql,
  list: Ordered,
  { runs, after, count, frequent, onlyNear = false }: PlacesQuery,
): Promise<Place[]> {
  const searched = frequent ? { ...list, condition: sql`${list.condition} and ${frequent}` } : list;
  const places: Place[] = [];
  for (const [place, run] of runs.entries()) {
    if (places.length === count) break;
    if (after && place < after.run) continue;
    const behind = after?.run === place ? afterPlace(list, run, after) : sql`true`;
    const wanted = count - places.length;
    const ask = (statement: Statement) => db.query<{ id: string; key: string | number }>(statement);
    const near = frequent && (await ask(nextRows(list, run, behind, wanted, frequent)));
    const isSettled = near && (onlyNear || near.length === wanted);
    const rows = isSettled ? near : await ask(nextRows(searched, run, behind, wanted));
    places.push(...rows.map(({ id, key }) => ({ id, key: String(key), run: place })));
  }
  return places;
}

/** Returns the rows at the places, in their order. Rows deleted meanwhile are left out. */
export async function rowsAt<Row extends { id: string }>(
  db: Sql,
  { rows }: Pick<SearchedList<Row>, 'rows'>,
  places: readonly Place[],
): Promise<Row[]> {
  const ids = places.map(({ id }) => id);
  const found = new Map((await rows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** PostgreSQL names of the key types. */
export const TYPES: Readonly<Record<Key['type'], Statement>> = {
  timestamptz: sql`timestamptz`,
  date: sql`date`,
  text: sql`text`,
  bigint: sql`bigint`,
};

function afterPlace({ id }: Ordered, { key, isUpwards }: Run, after: Place): Statement {
  if (!isKey(key, after.key)) throw noSuchPage();
  const last = sql`(${after.key}::text::${TYPES[key.type]}, ${after.id}::uuid)`;
  return isUpwards ? sql`(${key.column}, ${id}) > ${last}` : sql`(${key.column}, ${id}) < ${last}`;
}

/**
 * SQL for the next rows of a run. Each part that the person may see is read along its own index, then the parts are merged. A condition given as `frequent` is
 * checked only on the nearest rows; otherwise the planner might scan the table for a frequent term that is missing in its statistics.
 */
export function nextRows(
  { from, id, condition, within }: Ordered,
  run: Run,
  behind: Statement,
  count: number,
  frequent?: Statement,
): Statement {
  const direction = run.isUpwards ? sql`asc` : sql`desc`;
  const rowsOf = (ofPerson: Statement, isFound: Statement, most: number) => sql`
    select ${id} as id, ${run.key.column} as key, ${isFound} as is_found ${from}
    where ${condition} and ${ofPerson} and ${run.condition ?? sql`true`} and ${behind}
    order by ${run.key.column} ${direction}, ${id} ${direction} limit ${most}::int`;
  const part = (ofPerson: Statement) =>
    frequent
      ? sql`select id, key from (${rowsOf(ofPerson, frequent, NEAR)}) as near
          where is_found order by key ${direction}, id ${direction} limit ${count}::int`
      : rowsOf(ofPerson, sql`true`, count);
  const [only, ...others] = within.map(part);
  if (only && others.length === 0) return only;
  const parts = within.map((ofPerson) => sql`(${part(ofPerson)})`);
  return sql`select id, key from (${join(parts, ' union all ')}) as places
    order by key ${direction}, id ${direction} limit ${count}::int`;
}
