import type { FetchedScreen } from './fetched';

/** One screen of a role's area. */
export interface AreaScreen {
  path: string;
  /** From the area's name down to the screen's: `Tickets`, `Book Tickets`. What the query says may be part of it. */
  breadcrumb: readonly string[] | ((query: URLSearchParams) => readonly string[]);
  Screen: FetchedScreen;
}
