import { anyText } from '../matchers';
import type { CallCase } from './callCase';

const NO_LIST = 'It is a list of ids of allotments.';

export const allotmentCases = {
  /** For a company without reserved seats; allotments.test.ts covers the rest. */
  takeAllotments: {
    well: () => ({ fields: { returned: [] } }),
    answers: () => ({ data: { now: anyText, allotments: [] } }),
    wrong: [
      [{ returned: ['mine'] }, 'returned', NO_LIST],
      [{ returned: [7] }, 'returned', NO_LIST],
    ],
  },
} satisfies Record<string, CallCase>;
