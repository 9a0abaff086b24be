import type { PersonAction } from '@motorpark/domain';
import type { Icon } from '@motorpark/ui';
import type { ComponentType } from 'react';
import type { LazyScreen } from './lazyScreen';

/** A screen of a role's area, as its noun's table of screens declares it. */
export interface AreaScreen {
  /** The path, which begins with the role's root. */
  path: string;
  /** From the area's name down to the screen's: `Tickets`, `Book Tickets`. May depend on the query. */
  breadcrumb: readonly string[] | ((query: URLSearchParams) => readonly string[]);
  /** Its entry in the sidebar, which is also marked for the screens of its table without one. */
  menu?: MenuEntry & { heading?: string; fetchCount?: FetchCount };
  /** The action that starts on it, as the search over everything lists it: `Sell a ticket`. */
  action?: string;
  /** The right without which a person does not have it: to see what it shows, or to do what its form does. */
  needs: PersonAction;
  account?: MenuEntry;
  Screen: LazyScreen;
}

/** Above the screens of money in the breadcrumb: a heading of the menu, and no page. */
export const FINANCE = 'Finance';

/** Loads the number beside an entry of the menu; must always be the same function. */
export type FetchCount = () => Promise<ComponentType>;

interface MenuEntry {
  label: string;
  icon: Icon;
}
