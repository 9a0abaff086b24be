import { searchTerms } from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../../db';
import type { Named, SearchedList } from './list';

/** Escapes the wildcards of `like`. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

const patternOf = (term: string) => sql`${`%${escaped(term)}%`}::text`;

const FIVE = 5;

/** Returns all 5-digit sequences of a term that consists of digits only. The SQL function search_digits returns the same for a text. */
const digitsIn = (term: string): number[] =>
  /^[0-9]+$/.test(term)
    ? Array.from({ length: Math.max(0, term.length - FIVE + 1) }, (_, place) =>
        Number(term.slice(place, place + FIVE)),
      )
    : [];

/** Matches rows whose own search text contains the term. */
function hasTerm(
  { search, digits }: Pick<SearchedList<{ id: string }>, 'search' | 'digits'>,
  term: string,
): Statement {
  const fives = digits ? digitsIn(term) : [];
  if (!digits || fives.length === 0) return sql`${search} like ${patternOf(term)}`;
  // Appending an empty string keeps the database from using the trigram index, which finds too many candidates for digits.
  return sql`(${search} || '' like ${patternOf(term)} and ${digits} @> ${fives}::int[])`;
}

/**
 * Returns the condition that a row contains all typed terms, each in its own text or in the name of a record it refers to. Those records are looked up first:
 * there are few, and the planner then knows how many rows each term can match. Returns undefined for empty text.
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

/** Longer terms match fewer rows, so they are checked first and exclude most rows early. */
const longestFirst = (terms: readonly string[]) => terms.toSorted((one, other) => other.length - one.length);

/** Returns the ids of records whose name contains a term, keyed by the term's index and the index of their kind in `names`. */
async function recordsNamed(db: Sql, names: readonly Named[], terms: readonly string[]) {
  const found = new Map<string, string[]>();
  if (names.length > 0) {
    const queries = terms.flatMap((term, which) =>
      names.map(
        ({ like }, place) =>
          sql`select ${`${which} ${place}`}::text as place, id from (${like(patternOf(term))}) as named`,
      ),
    );
    const rows = await db.query<{ place: string; id: string }>(join(queries, ' union all '));
    for (const { place, id } of rows) {
      const ids = found.get(place);
      if (ids) ids.push(id);
      else found.set(place, [id]);
    }
  }
  return (term: string, place: number): string[] => found.get(`${terms.indexOf(term)} ${place}`) ?? [];
}
