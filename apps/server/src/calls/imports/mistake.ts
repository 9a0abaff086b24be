import type { Mistake } from '@motorpark/contract';

/** Maximum length of a quoted cell; enough to find it in the file. */
const MOST_SHOWN = 200;

export const mistakeOnWire = ({ value, ...mistake }: Mistake): Mistake => ({
  ...mistake,
  value: value.slice(0, MOST_SHOWN),
});
