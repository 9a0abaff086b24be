import { type Statement, sql } from '../db';

const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;

interface Searchable {
  /** A column of 004_search.sql, which has all that is searched by. */
  search: Statement;
  number: Statement;
  /** A number as it is printed, from what was typed; undefined where it is none. */
  readNumber: (typed: string) => string | undefined;
}

/**
 * A condition: contains what was typed, whatever its capitals; of a phone number only the digits count, and +234 is 0; a whole
 * number of a ticket or waybill is found however it is typed. Everything for an empty text.
 */
export function matches({ search, number, readNumber }: Searchable, q: string): Statement {
  if (q === '') return sql`true`;
  const wanted = PHONE.test(q) ? digitsOf(q) : q.replace(/\s+/g, ' ');
  const contains = sql`${search} like '%' || lower(${escaped(wanted)}::text) || '%'`;
  const whole = readNumber(q);
  return whole === undefined ? contains : sql`(${contains} or ${number} = ${whole})`;
}

const digitsOf = (phone: string): string =>
  phone
    .replace(/^\+\s*234/, '0')
    .replace(/\D/g, '')
    .replace(/^234(?=\d{10}$)/, '0');

/** What `like` would take for a wildcard is meant as it stands. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);
