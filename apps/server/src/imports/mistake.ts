import type { WireMistake } from '@motorpark/contract';

/** What is wrong in a file, and where. */
export type Mistake = WireMistake;

/** Nobody needs all of it to find a cell. */
const MOST_SHOWN = 200;

/** A mistake as the server answers it. */
export const told = ({ value, ...mistake }: Mistake): WireMistake => ({
  ...mistake,
  value: value.slice(0, MOST_SHOWN),
});
