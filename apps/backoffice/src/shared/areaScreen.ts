import type { Action } from '@motorpark/domain';
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
  /** The action that starts on it, as the search over everything lists it: `Sell a ticket`. */
  action?: string;
  /** The right without which a role does not have it, if that is more than its table's menu entry needs. */
  does?: Action;
  account?: MenuEntry;
  Screen: FetchedScreen;
}

/** Above the screens of money in the breadcrumb: a heading of the menu, and no page. */
export const FINANCE = 'Finance';

interface MenuEntry {
  label: string;
  icon: Icon;
  /** The action without which the entry is hidden, once it is known whether the server can do it. */
  does?: Action;
  /** The action without which a role has none of the table's screens, whatever the server. */
  sees?: Action;
}
