import type { WireMistake } from '@motorpark/contract';

/** A mistake in a file, with its position. */
export type Mistake = WireMistake;

/** Maximum length of a quoted cell; enough to find it in the file. */
const MOST_SHOWN = 200;

/** Returns the wire form of a mistake. */
export const mistakeOnWire = ({ value, ...mistake }: Mistake): WireMistake => ({
  ...mistake,
  value: value.slice(0, MOST_SHOWN),
});
