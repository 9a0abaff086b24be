import type { Icon } from '../../controls';

/** One thing that can be done with a row. */
export interface MenuItem {
  /** What it does, as a verb: "Delete". */
  label: string;
  /**
   * Called after the menu has closed and the focus is back on its button, so a dialog opened here returns it there. The button is busy for
   * as long as what it promises takes.
   */
  onSelect: () => void | Promise<unknown>;
  /** `danger` where something is lost. */
  tone?: 'default' | 'danger' | undefined;
  /** Why it can't be chosen now: the item is greyed then, and says so under its label. */
  whyNot?: string | undefined;
  icon?: Icon | undefined;
  /** Neighbours with the same group stand together under it: "Change Status". */
  group?: string | undefined;
}
