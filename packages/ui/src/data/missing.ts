import { unbroken } from '@motorpark/domain';
import type { ReactNode } from 'react';

export const MISSING_TEXT = 'N/A';

/** Shown in a column that has none of something, such as parcels. A card leaves the value out. */
export const NONE = '–';

/** Returns whether there is nothing to show. Zero is something. */
export const isMissing = (value: ReactNode): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** Returns the value as it is shown: no line ends inside a day, a time, a number or a plate. */
export const shownValue = (value: ReactNode): ReactNode =>
  typeof value === 'string' ? unbroken(value) : value;

export const valueOrMissing = (value: ReactNode): ReactNode => (isMissing(value) ? MISSING_TEXT : value);
