import { type Sql, type Statement, join, sql } from '../../db';
import { type Counted, type Counts, LIMIT } from './counts';
import type { Run, SearchedList } from './list';
import { type Place, TYPES } from './places';

type Listed = Counted & Pick<SearchedList<{ id: string }>, 'id' | 'isReadWhole'>;

/** The result of a search, complete if it is small or the list is read whole, otherwise cut off at the count limit. */
export interface SearchResult {
  /** Whether there are more matches than the limit. */
  isMore: boolean;
  /** Number of matches by status, up to the limit; under '' for lists without statuses. */
  counts: ReadonlyMap<string, number>;
  /** The first matches in the list's order; if `isMore`, only some of the matches. */
  places: Place[];
}

interface FindQuery {
  runs: readonly Run[];
  /** Maximum number of places. */
  count: number;
  /** Returns only places of this status; the counts cover all statuses. */
  status: string | undefined;
}

interface FoundRow {
  status: string | null;
  count: number | null;
  id: string | null;
  key: string | number | null;
  run: number | null;
}

/** Runs a search once, without relying on an order. The result is counted and sorted without another query. */
export async function runSearch(
  db: Sql,
  list: Listed,
  { runs, count, status }: FindQuery,
): Promise<SearchResult> {
  const { from, id, condition, within, isReadWhole } = list;
  const most = isReadWhole ? sql`` : sql`limit ${LIMIT}::int`;
  const [{ key } = noOrder()] = runs;
  const column = list.status ? list.status.column : sql`''::text`;
  const parts = within.map(
    (
      part,
    ) => sql`(select ${id} as id, ${column} as status, ${caseByRun(runs, (run) => run.key.column)} as key,
      ${caseByRun(runs, (_run, place) => sql`${place}::int`)} as run
      ${from} where ${condition} and ${part} ${most})`,
  );
  const rows = await db.query<FoundRow>(sql`
    with found as materialized (select * from (${join(parts, ' union all ')}) as part ${most}),
      first as (select id, key, run from found where ${status === undefined ? sql`true` : sql`status = ${status}`}
        order by ${inOrder(runs)} limit ${count}::int)
    select status, count(*)::int as count, null::uuid as id, null::${TYPES[key.type]} as key, null::int as run, 0 as place
      from found group by status
    union all
    select null, null, id, key, run, row_number() over (order by ${inOrder(runs)}) as place from first
    order by place`);
  const counts = new Map(
    rows.flatMap((row) => (row.status === null ? [] : [[row.status, Math.min(row.count ?? 0, LIMIT)]])),
  );
  return {
    isMore: !isReadWhole && [...counts.values()].reduce((sum, of) => sum + of, 0) >= LIMIT,
    counts,
    places: rows.flatMap((row) =>
      row.id === null ? [] : [{ id: row.id, key: String(row.key), run: row.run ?? 0 }],
    ),
  };
}

const noOrder = (): never => {
  throw new TypeError('A list has an order.');
};

/** SQL: the value that `valueOf` returns for the run that a row is in. */
const caseByRun = (runs: readonly Run[], valueOf: (run: Run, place: number) => Statement): Statement => {
  const cases = runs.map((run, place) => sql`when ${run.condition ?? sql`true`} then ${valueOf(run, place)}`);
  return sql`case ${join(cases, ' ')} end`;
};

/** SQL: orders by run, then by each run's own order. */
function inOrder(runs: readonly Run[]): Statement {
  const each = runs.flatMap(({ isUpwards }, run) =>
    [sql`key`, sql`id`].map((by) => {
      const own = runs.length === 1 ? by : sql`case when run = ${run}::int then ${by} end`;
      return isUpwards ? own : sql`${own} desc`;
    }),
  );
  return join([sql`run`, ...each], ', ');
}

/** Rows examined per status, newest first, when a search has too many matches to count them all. */
const SAMPLE_SIZE = 2_000;

/**
 * Counts the matches by status for a search with very many matches. A status is not counted (null) if not all of its rows were examined and too few matched,
 * because that would take longer with every row. Rows are read in index order, along the list's sort key; otherwise the database might scan all rows of other
 * statuses.
 */
export async function countsOfLargeResult(
  db: Sql,
  { from, id, condition, within, status }: Listed,
  { match, result, along }: { match: Statement; result: SearchResult; along: Statement },
): Promise<Counts> {
  if (!status) return {};
  const isOverLimit = (word: string) => (result.counts.get(word) ?? 0) >= LIMIT;
  const words = status.words.filter((word) => !isOverLimit(word));
  const queries = words.flatMap((word) =>
    within.map(
      (part) => sql`
        select ${word}::text as status, count(*)::int as looked_at, count(*) filter (where is_found)::int as found from (
          select ${match} as is_found ${from} where ${condition} and ${part} and ${status.column} = ${word}
          order by ${along} desc, ${id} desc limit ${SAMPLE_SIZE}::int) as looked`,
    ),
  );
  const rows =
    queries.length === 0
      ? []
      : await db.query<{ status: string; looked_at: number; found: number }>(join(queries, ' union all '));
  const countIn = (word: string): number | null => {
    const ofWord = rows.filter((row) => row.status === word);
    const found = ofWord.reduce((sum, row) => sum + row.found, 0);
    if (found >= LIMIT) return LIMIT;
    return ofWord.every((row) => row.looked_at < SAMPLE_SIZE) ? found : null;
  };
  return Object.fromEntries(status.words.map((word) => [word, isOverLimit(word) ? LIMIT : countIn(word)]));
}
