import { type Database, sql } from '../../db';
import { runSearch } from './runSearch';
import type { SearchedList } from './list';
import { matching } from './matching';
import { placesIn, rowsAt } from './places';

/**
 * Returns the first few rows that match the typed text; none if it is empty. If thousands match, they are the matches among the first rows of the list's order,
 * filled up with any others. Unlike a page, this costs the same for a list of any length.
 */
export async function topMatches<Row extends { id: string }>(
  db: Database,
  list: SearchedList<Row>,
  { typed, count, now }: { typed: string; count: number; now: Date },
): Promise<Row[]> {
  const match = await matching(db, list, typed);
  if (!match) return [];
  const runs = list.order(now.toISOString());
  const found = { ...list, condition: sql`${list.condition} and ${match}` };
  const { isMore, places } = await runSearch(db, found, { runs, count, status: undefined });
  if (!isMore) return rowsAt(db, list, places);
  const near = await placesIn(db, list, { runs, after: undefined, count, frequent: match, onlyNear: true });
  const others = places.filter(({ id }) => !near.some((place) => place.id === id));
  return rowsAt(db, list, [...near, ...others].slice(0, count));
}
