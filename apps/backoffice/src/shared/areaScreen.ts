import type { Ability } from '@motorpark/api';
import type { Icon } from '@motorpark/ui';
import type { FetchedScreen } from './fetched';

/** One screen of a role's area; all that the app knows of it stands in its noun's table. */
export interface AreaScreen {
  /** It begins with the root of the role whose area it belongs to. */
  path: string;
  /** From the area's name down to the screen's: `Tickets`, `Book Tickets`. What the query says may be part of it. */
  breadcrumb: readonly string[] | ((query: URLSearchParams) => readonly string[]);
  /** Its entry in the sidebar, which also stands for the screens of its table that have none. */
  menu?: MenuEntry & { heading?: string };
  /** What is begun on it, as the search over everything calls it: `Sell a ticket`. It needs what its table's menu entry needs. */
  action?: string;
  /** Its entry in the account's menu. */
  account?: MenuEntry;
  Screen: FetchedScreen;
}

interface MenuEntry {
  label: string;
  icon: Icon;
  /** Left out where that may not be done here. */
  needs?: Ability;
}
