import { type Database, sql } from '../db';
import { findingOf } from './found';
import type { SearchedList } from './list';
import { matching } from './matching';
import { placesIn, rowsAt } from './places';

/**
 * The first few rows of a list that show what was typed, none where nothing was. Of what is found by the thousand they are those of the nearest
 * rows of the list's order, and where there are too few, any others: unlike a page they cost the same however long the list is.
 */
export async function firstFound<Row extends { id: string }>(
  db: Database,
  list: SearchedList<Row>,
  { typed, count, now }: { typed: string; count: number; now: Date },
): Promise<Row[]> {
  const match = await matching(db, list, typed);
  if (!match) return [];
  const runs = list.order(now.toISOString());
  const found = { ...list, condition: sql`${list.condition} and ${match}` };
  const { isMore, places } = await findingOf(db, found, { runs, count, status: undefined });
  if (!isMore) return rowsAt(db, list, places);
  const near = await placesIn(db, list, { runs, after: undefined, count, often: match, onlyNear: true });
  const others = places.filter(({ id }) => !near.some((place) => place.id === id));
  return rowsAt(db, list, [...near, ...others].slice(0, count));
}
