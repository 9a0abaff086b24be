import { anyEntryWith } from '../matchers';
import type { CallCase } from './callCase';
import {
  NO_AMOUNT,
  NO_SHIFT,
  WHY,
  closeOwn,
  closedOne,
  countedByManager,
  countedShift,
  openOne,
  opened,
} from './drawers';

/** Calls of one person at one counter, from the float to the report. */
export const shiftCases = {
  openShift: {
    async well(office) {
      await closeOwn(office);
      return {
        fields: { terminal_id: office.company.awka, counter: 'Awka 2', opening_float: '5,000' },
      };
    },
    answers: () => ({ data: { status: 'Open', counter: 'Awka 2', opening_float: 5_000, lines: null } }),
    wrong: [
      [{ counter: ' ' }, 'counter', 'Enter the name of the counter.'],
      [{ counter: 'x'.repeat(41) }, 'counter', 'At most 40 characters.'],
      [{ opening_float: '' }, 'opening_float', 'Enter the float, 0 where there is none.'],
      [{ opening_float: -1 }, 'opening_float', NO_AMOUNT],
      [
        { opening_float: 10_000_000_000 },
        'opening_float',
        'This amount is too large. Please check its zeros.',
      ],
      [{ terminal_id: 'Lagos' }, 'terminal_id', 'Staff open the drawers of their own terminal only.'],
    ],
    elsewhere: ['terminal_id', 'Staff open the drawers of their own terminal only.'],
  },
  getMyShift: {
    async well(office) {
      await opened(office);
      return {};
    },
    answers: () => ({}),
  },
  getTill: {
    async well(office) {
      await opened(office);
      return {};
    },
    answers: () => ({ data: { counter: 'Awka 2' } }),
  },
  countShift: {
    well: async (office) => ({
      id: await opened(office),
      fields: { note_1000: 4, note_500: '1', coins: 500 },
    }),
    answers: ({ id }) => ({
      data: {
        id,
        status: 'Counted',
        lines: [{ method: 'Cash', expected: 5_000, counted: 5_000 }, {}, {}],
      },
    }),
    wrong: [
      [{ note_1000: -1 }, 'note_1000', 'Enter how many, such as 12.'],
      [{ note_5: '1.5' }, 'note_5', 'Enter how many, such as 12.'],
      [{ pos: 'all' }, 'pos', NO_AMOUNT],
    ],
    missing: NO_SHIFT,
  },
  closeShift: {
    well: async (office) => ({ id: await countedShift(office), fields: WHY }),
    answers: ({ id }) => ({ data: { id, status: 'Closed', ...WHY } }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why it differs.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: NO_SHIFT,
  },
  getDifferences: {
    async well(office) {
      await closedOne(office);
      return { fields: { from: '2026-01-01' }, shows: 'ada' };
    },
    answers: () => ({ data: anyEntryWith({ person: 'ada', terminal: 'Awka' }) }),
    wrong: [[{ from: 'soon' }, 'from', 'Please choose a day, written like 2026-11-21.']],
  },
  getCashToday: {
    async well(office) {
      await openOne(office);
      return { shows: 'ada' };
    },
    answers: () => ({ data: anyEntryWith({ terminal: 'Awka' }) }),
  },
  endShift: {
    well: async (office) => ({
      id: await opened(office),
      fields: { counting: 'Counted', note_1000: 4, ...WHY },
    }),
    answers: ({ id }) => ({
      data: {
        id,
        status: 'Closed',
        counted_by: 'ngozi',
        closed_by: 'ngozi',
        lines: [{ counted: 4_000 }, {}, {}],
      },
    }),
    wrong: [
      [{ counting: 'Perhaps' }, 'counting', 'Choose whether you have counted the drawer.'],
      [{ note_1000: -1 }, 'note_1000', 'Enter how many, such as 12.'],
      [{ reason: ' ' }, 'reason', 'Please say why.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: NO_SHIFT,
  },
  correctShift: {
    well: async (office) => ({
      id: await closedOne(office),
      fields: { method: 'Cash', finding: 'Found', amount: 500, reason: 'Under the drawer' },
    }),
    answers: ({ id }) => ({
      data: { id, corrections: anyEntryWith({ method: 'Cash', amount: 500, person: 'ngozi' }) },
    }),
    wrong: [
      [{ method: 'Cowries' }, 'method', 'Choose how it was paid.'],
      [{ finding: '' }, 'finding', 'Choose whether it was found or is missing.'],
      [{ amount: 0 }, 'amount', 'Enter the amount.'],
      [{ reason: '' }, 'reason', 'Please say why.'],
    ],
    missing: NO_SHIFT,
  },
  confirmCount: {
    well: async (office, place) => ({ id: await countedByManager(office, place) }),
    answers: ({ id }) => ({ data: { id, is_witnessed: false, may_confirm: false } }),
    missing: NO_SHIFT,
  },
  printShift: {
    well: async (office) => ({ id: await closedOne(office), fields: { receipt: 'report' } }),
    answers: () => ({ data: { receipt: 'report' } }),
    wrong: [[{ receipt: 'both' }, 'receipt', 'It is one of report.']],
    missing: NO_SHIFT,
  },
  getShifts: {
    async well(office) {
      await opened(office);
      return { fields: { limit: 200 } };
    },
    answers: () => ({}),
    wrong: [[{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.']],
  },
  getShift: {
    well: async (office) => ({ id: await opened(office) }),
    answers: ({ id }) => ({ data: { id, counter: 'Awka 2' } }),
    missing: NO_SHIFT,
  },
} satisfies Record<string, CallCase>;
