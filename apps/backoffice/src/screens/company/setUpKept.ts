import { remember, remembered } from '../../shared/remembered';

const KEY = 'companySetUp';

/** How this browser deals with a company that is not set up: led through once, reminded afterwards, or left alone. */
type Kept = 'led' | 'hidden';

/** What was kept; undefined before anybody was led through. */
export const setUpKept = (): Kept | undefined => {
  const kept = remembered(KEY);
  return kept === 'led' || kept === 'hidden' ? kept : undefined;
};

export const keepSetUp = (kept: Kept): void => remember(KEY, kept);
