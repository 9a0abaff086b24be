import type { Direction } from '@motorpark/domain';
import { type Data } from './wire';

/**
 * Which rows of a long list (`lists.search`), all of it optional. Without any of it a list answers every row, as the core does;
 * with some of it, a page.
 */
export interface SearchQuery {
  /** Part of a number, a name or a phone number, in whatever capitals and spacing. */
  q?: string;
  status?: string;
  /** As seen from the person's terminal; people of the head office have none, and get both. */
  direction?: Direction;
  /** Where the page before ended: its `next_cursor`. */
  cursor?: string;
  /** At most 200, 50 unless told otherwise. */
  limit?: number;
}

/** Rows, newest first; the rest only of a page. */
export interface Found<Row> extends Data<Row[]> {
  /** Null on the last page. */
  next_cursor?: string | null;
  /** How many there are on all pages. */
  total?: number;
}
