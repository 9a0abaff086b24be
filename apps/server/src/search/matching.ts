import { searchTerms } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../db';
import type { Named, SearchedList } from './list';

/** What `like` would take for a wildcard is meant as it stands. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

const patternOf = (term: string) => sql`${`%${escaped(term)}%`}::text`;

/**
 * The condition that a row shows what was typed, each part of it somewhere: in its own text, or in the name of a record that it names.
 * Those records are looked up first; there are few of them, and the database then knows how many rows each part can find. Undefined
 * where nothing was typed.
 */
export async function matching(
  db: Sql,
  { search, names }: Pick<SearchedList<{ id: string }>, 'search' | 'names'>,
  typed: string,
): Promise<Statement | undefined> {
  const terms = searchTerms(typed);
  if (terms.some((all) => all.length === 0)) return undefined;
  const named = await recordsNamed(db, names, [...new Set(terms.flat())]);
  const shows = (term: string): Statement => {
    const places = names.flatMap(({ columns }, place) => {
      const ids = named(term, place);
      return ids.length === 0 ? [] : columns.map((column) => sql`${column} = any(${ids}::uuid[])`);
    });
    return sql`(${join([sql`${search} like ${patternOf(term)}`, ...places], ' or ')})`;
  };
  const ways = terms.map((all) => sql`(${join(all.map(shows), ' and ')})`);
  return sql`(${join(ways, ' or ')})`;
}

/** Which records each term finds by their names: by the term, and the place of their kind among the names. */
async function recordsNamed(db: Sql, names: readonly Named[], terms: readonly string[]) {
  const found = new Map<string, string[]>();
  if (names.length > 0) {
    const looks = terms.flatMap((term, which) =>
      names.map(
        ({ like }, place) =>
          sql`select ${`${which} ${place}`}::text as place, id from (${like(patternOf(term))}) as named`,
      ),
    );
    const rows = await db.query<{ place: string; id: string }>(join(looks, ' union all '));
    for (const { place, id } of rows) {
      const ids = found.get(place);
      if (ids) ids.push(id);
      else found.set(place, [id]);
    }
  }
  return (term: string, place: number): string[] => found.get(`${terms.indexOf(term)} ${place}`) ?? [];
}
