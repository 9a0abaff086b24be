import type { Icon } from '../../controls';

/** One action on a row. */
export interface MenuItem {
  /** What it does, as a verb: "Delete". */
  label: string;
  /**
   * Called after the menu has closed and the focus is back on its button, so that a dialog opened here returns the
   * focus there. The button is busy until the returned promise is settled.
   */
  onSelect: () => void | Promise<unknown>;
  /** `danger` if something is lost. */
  tone?: 'default' | 'danger' | undefined;
  /** Why it can't be chosen now: the item is then disabled, and shows this text below its label. */
  disabledReason?: string | undefined;
  icon?: Icon | undefined;
  /** Heading of adjacent items with the same group: "Change Status". */
  group?: string | undefined;
}
