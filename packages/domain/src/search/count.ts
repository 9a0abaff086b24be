import { formatWhole } from '../format';

/** Rows are counted up to here: whoever has more of them needs no exact number, and counting stays instant however many there are. */
export const MOST_COUNTED = 1_000;

/** A count of rows in words: `12`, `1,000`, and `1,000+` for whatever is more. */
export const formatCount = (count: number): string =>
  count > MOST_COUNTED ? `${formatWhole(MOST_COUNTED)}+` : formatWhole(count);
