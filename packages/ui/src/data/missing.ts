import type { ReactNode } from 'react';

/** What stands for a value that isn't there. */
export const MISSING_TEXT = 'N/A';

/** What stands in a column where there is none of something, such as parcels. A card leaves it out. */
export const NONE = '–';

/** Whether there is nothing to show. Nought is something. */
export const isMissing = (value: ReactNode): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** The value, or what stands for a missing one. */
export const shown = (value: ReactNode): ReactNode => (isMissing(value) ? MISSING_TEXT : value);
