import { DEMO_COMPANY, STANDARD_TERMS } from '@motorpark/domain';
import { type Letterhead, letterheadOf } from './letterhead';

const demo = letterheadOf({ ...DEMO_COMPANY, ...STANDARD_TERMS });

/** The letterhead of all stories. */
export const LETTERHEAD: Letterhead = {
  ...demo,
  signature: {
    ...demo.signature,
    stroke:
      'M6 29c7-2 13-12 15-20 1-4-3-4-4 0-3 9-4 17-3 21 1 3 4 1 6-2l5-9c1-2 3-1 2 1l-3 8c0 3 3 2 5-1l5-9c1-2 3-1 2 1l-2 8c0 3 3 2 5-1 5-8 9-19 9-22 0-3-3-2-4 1-2 7-3 15-2 20 1 4 5 2 7-1 3-4 5-9 8-8 2 1-1 7-3 8 6 2 9-9 13-8 2 1-2 7 1 8 4 1 8-7 12-7 3 0 0 6 3 7 7 2 14-5 26-6M26 35c22-4 52-6 80-5',
  },
};
