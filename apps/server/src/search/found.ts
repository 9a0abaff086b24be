import { type Sql, type Statement, join, sql } from '../db';
import { type Counted, type Counts, LIMIT } from './counts';
import type { Run, SearchedList } from './list';
import { type Place, TYPES } from './places';

type Listed = Counted & Pick<SearchedList<{ id: string }>, 'id'>;

/** What a search finds: all of it where that is little, else as much as is counted. */
export interface Finding {
  /** Whether there is more. */
  isMore: boolean;
  /** How many rows of each status, as far as was looked; of '' in a list without statuses. */
  counts: ReadonlyMap<string, number>;
  /** Unless there is more: the first rows in the list's order. */
  places: Place[];
}

interface Wish {
  runs: readonly Run[];
  /** How many places. */
  count: number;
  /** Only places of this status; all are counted. */
  status: string | undefined;
}

interface FoundRow {
  status: string | null;
  count: number | null;
  id: string | null;
  key: string | number | null;
  run: number | null;
}

/** What a search finds, in whatever order the database comes to it; it is counted and put in order without another look. */
export async function findingOf(db: Sql, list: Listed, { runs, count, status }: Wish): Promise<Finding> {
  const { from, id, condition, within } = list;
  const [{ key } = noOrder()] = runs;
  const column = list.status ? list.status.column : sql`''::text`;
  const parts = within.map(
    (part) => sql`(select ${id} as id, ${column} as status, ${key.column} as key, ${runOf(runs)} as run
      ${from} where ${condition} and ${part} limit ${LIMIT}::int)`,
  );
  const rows = await db.query<FoundRow>(sql`
    with found as materialized (select * from (${join(parts, ' union all ')}) as part limit ${LIMIT}::int),
      first as (select id, key, run from found where ${status === undefined ? sql`true` : sql`status = ${status}`}
        order by ${inOrder(runs)} limit ${count}::int)
    select status, count(*)::int as count, null::uuid as id, null::${TYPES[key.type]} as key, null::int as run, 0 as place
      from found group by status
    union all
    select null, null, id, key, run, row_number() over (order by ${inOrder(runs)}) as place from first
    order by place`);
  const counts = new Map(rows.flatMap((row) => (row.status === null ? [] : [[row.status, row.count ?? 0]])));
  return {
    isMore: [...counts.values()].reduce((sum, of) => sum + of, 0) >= LIMIT,
    counts,
    places: rows.flatMap((row) =>
      row.id === null ? [] : [{ id: row.id, key: String(row.key), run: row.run ?? 0 }],
    ),
  };
}

const noOrder = (): never => {
  throw new TypeError('A list has an order.');
};

/** Which run a row is in. */
const runOf = (runs: readonly Run[]): Statement => {
  const cases = runs.map(({ condition }, run) => sql`when ${condition ?? sql`true`} then ${run}::int`);
  return sql`case ${join(cases, ' ')} end`;
};

/** One run after the other, each in its order. */
function inOrder(runs: readonly Run[]): Statement {
  const each = runs.flatMap(({ isUpwards }, run) =>
    [sql`key`, sql`id`].map((by) => {
      const own = runs.length === 1 ? by : sql`case when run = ${run}::int then ${by} end`;
      return isUpwards ? own : sql`${own} desc`;
    }),
  );
  return join([sql`run`, ...each], ', ');
}

/** How many rows of each status are looked at, the newest, where a search finds so much that the rest says little. */
const LOOKED_AT = 2_000;

/**
 * How many rows of each status a search has that finds very much. A status whose rows are not all looked at, and of which too few are
 * found by then, is not counted: that would take the longer the longer the list is. They are met along an index, by what the list is
 * ordered by: in any order the database might go through all rows of other statuses to come to them.
 */
export async function countsOfMuch(
  db: Sql,
  { from, id, condition, within, status }: Listed,
  { match, finding, along }: { match: Statement; finding: Finding; along: Statement },
): Promise<Counts> {
  if (!status) return {};
  const isMuch = (word: string) => (finding.counts.get(word) ?? 0) >= LIMIT;
  const words = status.words.filter((word) => !isMuch(word));
  const looks = words.flatMap((word) =>
    within.map(
      (part) => sql`
        select ${word}::text as status, count(*)::int as looked_at, count(*) filter (where is_found)::int as found from (
          select ${match} as is_found ${from} where ${condition} and ${part} and ${status.column} = ${word}
          order by ${along} desc, ${id} desc limit ${LOOKED_AT}::int) as looked`,
    ),
  );
  const rows =
    looks.length === 0
      ? []
      : await db.query<{ status: string; looked_at: number; found: number }>(join(looks, ' union all '));
  const countIn = (word: string): number | null => {
    const ofWord = rows.filter((row) => row.status === word);
    const found = ofWord.reduce((sum, row) => sum + row.found, 0);
    if (found >= LIMIT) return LIMIT;
    return ofWord.every((row) => row.looked_at < LOOKED_AT) ? found : null;
  };
  return Object.fromEntries(status.words.map((word) => [word, isMuch(word) ? LIMIT : countIn(word)]));
}
