import { searchTerms } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../db';
import type { Named, SearchedList } from './list';

/** What `like` would take for a wildcard is meant as it stands. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

const patternOf = (term: string) => sql`${`%${escaped(term)}%`}::text`;

const FIVE = 5;

/** Each five digits in a row of a term that is nothing but digits; search_digits of the database names the same of a text. */
const digitsIn = (term: string): number[] =>
  /^[0-9]+$/.test(term)
    ? Array.from({ length: Math.max(0, term.length - FIVE + 1) }, (_, place) =>
        Number(term.slice(place, place + FIVE)),
      )
    : [];

/** That the row's own text has the term. */
function hasTerm(
  { search, digits }: Pick<SearchedList<{ id: string }>, 'search' | 'digits'>,
  term: string,
): Statement {
  const fives = digits ? digitsIn(term) : [];
  if (!digits || fives.length === 0) return sql`${search} like ${patternOf(term)}`;
  // Appending nothing keeps the database from the threes, which are many.
  return sql`(${search} || '' like ${patternOf(term)} and ${digits} @> ${fives}::int[])`;
}

/**
 * The condition that a row shows what was typed, each part of it somewhere: in its own text, or in the name of a record that it names.
 * Those records are looked up first; there are few of them, and the database then knows how many rows each part can find. Undefined
 * where nothing was typed.
 */
export async function matching(
  db: Sql,
  { names, ...texts }: Pick<SearchedList<{ id: string }>, 'search' | 'digits' | 'names'>,
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
    return sql`(${join([hasTerm(texts, term), ...places], ' or ')})`;
  };
  const ways = terms.map((all) => sql`(${join(longestFirst(all).map(shows), ' and ')})`);
  return sql`(${join(ways, ' or ')})`;
}

/** What fewest rows have is asked first: most rows are then through with it. */
const longestFirst = (terms: readonly string[]) => terms.toSorted((one, other) => other.length - one.length);

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
