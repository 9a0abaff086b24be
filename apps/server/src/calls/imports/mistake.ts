import type { WireMistake } from '@motorpark/contract';

export type Mistake = WireMistake;

/** Maximum length of a quoted cell; enough to find it in the file. */
const MOST_SHOWN = 200;

export const mistakeOnWire = ({ value, ...mistake }: Mistake): WireMistake => ({
  ...mistake,
  value: value.slice(0, MOST_SHOWN),
});
