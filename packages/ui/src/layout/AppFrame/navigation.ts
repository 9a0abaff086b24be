import type { Icon } from '../../controls';

/** One link of the menu. */
export interface NavItem {
  label: string;
  /** Address as the address bar shows it: `#/admin/tickets`. */
  href: string;
  icon: Icon;
  /** Whether this place or one below it is open. True for one item of the whole menu. */
  isCurrent: boolean;
}

/** Related menu items, with an optional heading. */
export interface NavSection {
  /** Heading, shown as it is written: `BOOKINGS`. */
  heading?: string | undefined;
  items: readonly NavItem[];
}
