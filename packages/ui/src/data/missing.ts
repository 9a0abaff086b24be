import type { ReactNode } from 'react';
import { type Say, shownText } from '../locale';

export const MISSING_TEXT = 'N/A';

/** Shown in a column that has none of something, such as parcels. A card leaves the value out. */
export const NONE = '–';

/** Returns whether there is nothing to show. Zero is something. */
export const isMissing = (value: ReactNode): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** Returns the value as it is shown: no line ends inside a day, a time, a number or a plate, and days of this year are without it. */
export const shownValue = (value: ReactNode, show = shownText): ReactNode =>
  typeof value === 'string' ? show(value) : value;

export const valueOrMissing = (value: ReactNode, say: Say): ReactNode =>
  isMissing(value) ? say(MISSING_TEXT) : value;
