import { readTab, storeInTab } from '../storage/tabStorage';

/** A list as it was last shown in this tab. */
export interface Visit {
  address: string;
  /** Its entry in the browser's history. */
  entry: string;
}

const keyOf = (list: string) => `list ${list}`;

/** Stores how a list is shown, until the tab is closed or its user logs out; `list` is its main address. */
export const storeVisit = (list: string, visit: Visit): void => storeInTab(keyOf(list), visit);

/** Returns how a list was last shown in this tab; undefined if it was not. */
export function lastVisit(list: string): Visit | undefined {
  const stored = readTab(keyOf(list));
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('address' in stored && 'entry' in stored)) return undefined;
  const { address, entry } = stored;
  return typeof address === 'string' && typeof entry === 'string' ? { address, entry } : undefined;
}

/** The visit to which a back link has just led. */
let returnedTo: Visit | undefined;

/** Notes that a back link leads to a visit now. */
export const returnTo = (visit: Visit): void => void (returnedTo = visit);

/** Returns the entry in the browser's history whose scroll position a list takes over if a back link has just led to it. */
export function entryReturnedTo(address: string): string | undefined {
  const visit = returnedTo;
  returnedTo = undefined;
  return visit?.address === address ? visit.entry : undefined;
}
