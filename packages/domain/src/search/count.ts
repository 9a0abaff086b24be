import { formatWhole } from '../format';

/** Rows are counted only up to this number, so that counting stays fast in lists of any length. */
export const MOST_COUNTED = 1_000;

/** Formats a count of rows: `12`, `1,000`, and `1,000+` for more. */
export const formatCount = (count: number): string =>
  count > MOST_COUNTED ? `${formatWhole(MOST_COUNTED)}+` : formatWhole(count);
