import type { Ability } from '@motorpark/api';
import type { Icon } from '@motorpark/ui';
import type { FetchedScreen } from './fetched';

/** A screen of a role's area, as its noun's table of screens declares it. */
export interface AreaScreen {
  /** The path, which begins with the role's root. */
  path: string;
  /** From the area's name down to the screen's: `Tickets`, `Book Tickets`. May depend on the query. */
  breadcrumb: readonly string[] | ((query: URLSearchParams) => readonly string[]);
  /** Its entry in the sidebar, which is also marked for the screens of its table without one. */
  menu?: MenuEntry & { heading?: string };
  /** The action that starts on it, as the search over everything lists it: `Sell a ticket`. It needs the same ability as its table's menu entry. */
  action?: string;
  /** Its entry in the account menu. */
  account?: MenuEntry;
  Screen: FetchedScreen;
}

interface MenuEntry {
  label: string;
  icon: Icon;
  /** The ability without which the entry is hidden. */
  needs?: Ability;
}
