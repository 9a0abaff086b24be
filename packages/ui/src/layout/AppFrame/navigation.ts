import type { Icon } from '../../controls';

/** One place that the menu leads to. */
export interface NavItem {
  label: string;
  /** As the address bar shows it: `#/admin/tickets`. */
  href: string;
  icon: Icon;
  /** Whether one is there now, or in a place under it. One of the whole menu. */
  isCurrent: boolean;
}

/** Places that belong together, under a heading or none. */
export interface NavSection {
  /** Shown as it is written: `BOOKINGS`. */
  heading?: string | undefined;
  items: readonly NavItem[];
}
