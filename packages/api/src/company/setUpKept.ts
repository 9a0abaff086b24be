import { remember, remembered } from '../storage/remembered';

const KEY = 'companySetUp';

/** Whether this browser has led a user to the set-up, or they have hidden its notice. */
type Kept = 'led' | 'hidden';

/** Returns the stored state; undefined until a user was led to the set-up. */
export const setUpKept = (): Kept | undefined => {
  const kept = remembered(KEY);
  return kept === 'led' || kept === 'hidden' ? kept : undefined;
};

export const keepSetUp = (kept: Kept): void => remember(KEY, kept);
