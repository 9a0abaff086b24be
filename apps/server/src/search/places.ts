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

interface Ordered extends Pick<
  SearchedList<{ id: string }>,
  'from' | 'id' | 'condition' | 'within' | 'order' | 'sorts'
> {
  /** Whether its condition names a few rows, which are put in order rather than met along the list's own. */
  isFew?: boolean;
}

/** The order that was asked for: the list's own, or by a field of it. */
export function runsOf({ order, sorts }: Ordered, sort: string, asOf: Instant): readonly Run[] {
  const key = sorts[sort.replace(/^-/, '')];
  return key ? [{ key, isUpwards: !sort.startsWith('-') }] : order(asOf);
}

/** So many places behind the last one of the page before, or from the top. */
export async function placesIn(
  db: Sql,
  list: Ordered,
  { runs, after, count }: { runs: readonly Run[]; after: Place | undefined; count: number },
): Promise<Place[]> {
  const places: Place[] = [];
  for (const [place, run] of runs.entries()) {
    if (places.length === count) break;
    if (after && place < after.run) continue;
    const behind = after?.run === place ? beyond(list, run, after) : sql`true`;
    const rows = await db.query<{ id: string; key: string | number }>(
      stretch(list, run, behind, count - places.length),
    );
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

const TYPES: Readonly<Record<Key['type'], Statement>> = {
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

/** The next rows of a run: those of each part that the person sees, each along its own index, and of these the first. */
export function stretch(list: Ordered, run: Run, behind: Statement, count: number): Statement {
  const { from, id, condition, within, isFew } = list;
  const direction = run.isUpwards ? sql`asc` : sql`desc`;
  const rowsOf = (ofPerson: Statement) => sql`
    select ${id} as id, ${run.key.column} as key ${from}
    where ${condition} and ${ofPerson} and ${run.condition ?? sql`true`} and ${behind}`;
  const part = (ofPerson: Statement) =>
    isFew
      ? // The offset keeps the database from walking along the list's order to meet them.
        sql`select id, key from (${rowsOf(ofPerson)} offset 0) as few
          order by key ${direction}, id ${direction} limit ${count}::int`
      : sql`${rowsOf(ofPerson)}
          order by ${run.key.column} ${direction}, ${id} ${direction} limit ${count}::int`;
  const [only, ...others] = within.map(part);
  if (only && others.length === 0) return only;
  const parts = within.map((ofPerson) => sql`(${part(ofPerson)})`);
  return sql`select id, key from (${join(parts, ' union all ')}) as places
    order by key ${direction}, id ${direction} limit ${count}::int`;
}
