import type { Direction } from '@motorpark/domain';
import type { CsvList, SortOf } from './lists';
import { type Data } from './wire';

/** The header with the search text of a list, percent-encoded: proxies record addresses, and the text is often a name or a phone. */
export const SEARCH_TEXT_HEADER = 'search-text';

/** Splits the search text off a list's address; returns the address without it and the header that carries it. */
export function splitSearchText(address: string): { address: string; headers: Record<string, string> } {
  const [path = '', query] = address.split('?');
  const fields = query?.split('&') ?? [];
  const text = fields.find((field) => field.startsWith('q='));
  if (text === undefined) return { address, headers: {} };
  const others = fields.filter((field) => field !== text).join('&');
  return {
    address: others === '' ? path : `${path}?${others}`,
    headers: { [SEARCH_TEXT_HEADER]: text.slice(2).replaceAll('+', '%20') },
  };
}

/**
 * Filters, sorts and pages a list; all fields are optional. Without any of them a list returns all rows, as core servers do; with any
 * of them, a page. Fields that do not apply to a list are ignored, such as the direction of drivers.
 */
export interface SearchQuery<Sort extends string = string> {
  /** Returns only the row with this id. */
  id?: string;
  /** Search text, sent in the header `Search-Text`; matches parts of anything the row shows, in any order: names, phone numbers, numbers, routes, vehicles, terminals. */
  q?: string;
  status?: string;
  /** Relative to the caller's terminal; ignored for users of the head office, who have none. */
  direction?: Direction;
  /** Range of business days in Lagos, `yyyy-mm-dd`, both ends included. */
  from?: string;
  to?: string;
  /** The field to sort by, with `-` in descending order: `-amount`. Without it the list has its default order, mostly newest first. */
  sort?: Sort | `-${Sort}`;
  /** The `next_cursor` of the previous page; valid only with the same sort order. */
  cursor?: string;
  /** Page size, at most 200, by default 50. */
  limit?: number;
  /** Returns all matching rows as a CSV file, ignoring pages. */
  format?: 'csv';
}

/** The matching rows in the requested order; the other fields are present only on pages. */
export interface Found<Row> extends Data<Row[]> {
  /** Null on the last page. */
  next_cursor?: string | null;
  /** Number of rows on all pages, counted up to `MOST_COUNTED`; one more means that there are more than that. */
  total?: number;
  /**
   * Number of rows of each status, whatever status was requested, counted like the total; only on the first page. Null for a status if the search
   * matches so many rows that counting would be slow; the requested status is always counted. Empty for lists without statuses.
   */
  counts?: Readonly<Record<string, number | null>>;
}

export type QueryOf<List extends CsvList> = SearchQuery<SortOf<List>>;
