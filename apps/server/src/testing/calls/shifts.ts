import { openSession } from '../../access/session';
import { anyEntryWith } from '../matchers';
import { type Office, textAt } from '../office';
import { aPerson } from './access';
import type { CallCase } from './callCase';

const NO_SHIFT = 'This shift does not exist.';
const WHY = { reason: 'Change was short.' };

/** Whatever drawer Ada has open is counted and closed. */
export async function closeOwn({ call }: Office): Promise<void> {
  const { body } = await call('GET', '/api/get_my_shift', { by: 'ada' });
  if (typeof body !== 'object' || body === null || !('data' in body) || body.data === null) return;
  const id = textAt(body, 'data', 'id');
  if (textAt(body, 'data', 'status') === 'Open') {
    await call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: {} });
  }
  await call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: WHY });
}

/** Ada opens a drawer at Awka with ₦5,000 in it. */
async function opened(office: Office): Promise<string> {
  await closeOwn(office);
  const fields = { terminal_id: 'Awka', counter: 'Awka 2', opening_float: 5_000 };
  const { body } = await office.call('POST', '/api/open_shift', { by: 'ada', body: fields });
  return textAt(body, 'data', 'id');
}

/** The drawer that Ada has open, or a new one: many may drop from it at once. */
async function openOne(office: Office): Promise<string> {
  const { body } = await office.call('GET', '/api/get_my_shift', { by: 'ada' });
  const isOpen = JSON.stringify(body).includes('"status":"Open"');
  return isOpen ? textAt(body, 'data', 'id') : opened(office);
}

/** A drawer of Ada's that is closed, or a new one that is: many may correct it at once. */
async function closedOne(office: Office): Promise<string> {
  const { body, text } = await office.call('GET', '/api/get_shifts', {
    by: 'ada',
    query: 'status=Closed&limit=1',
  });
  if (text.includes('"status":"Closed"')) return textAt(body, 'data', '0', 'id');
  const id = await opened(office);
  await closeOwn(office);
  return id;
}

async function countedShift(office: Office): Promise<string> {
  const id = await opened(office);
  await office.call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_1000: 4 } });
  return id;
}

/** Cash that has left Ada's drawer, and is not banked. */
async function dropped(office: Office): Promise<string> {
  const shift = await openOne(office);
  const body = { amount: 700, note: 'Safe' };
  await office.call('POST', `/api/drop_cash/${shift}`, { by: 'ada', body });
  const query = 'status=Not+banked&limit=1';
  return textAt((await office.call('GET', '/api/get_drops', { by: 'ngozi', query })).body, 'data', '0', 'id');
}

/** Somebody else at Awka has a drawer open, and Ada none. */
export async function openedBeside(office: Office, place: number): Promise<string> {
  await closeOwn(office);
  const { id } = await aPerson(office, place);
  const token = await openSession(office.db, id, office.clock.now);
  const body = { terminal_id: 'Awka', counter: `Beside ${place}`, opening_float: 5_000 };
  return textAt((await office.call('POST', '/api/open_shift', { token, body })).body, 'data', 'id');
}

const NO_AMOUNT = 'Enter an amount in naira, such as 3,500.';

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
  dropCash: {
    well: async (office) => ({ id: await openOne(office), fields: { amount: 2_000, note: 'Safe' } }),
    answers: ({ id }) => ({ data: { id, drops: anyEntryWith({ amount: 2_000, note: 'Safe' }) } }),
    wrong: [
      [{ amount: 0 }, 'amount', 'Enter the amount that is dropped.'],
      [{ amount: 'two' }, 'amount', NO_AMOUNT],
      [{ note: 'x'.repeat(201) }, 'note', 'At most 200 characters.'],
    ],
    missing: NO_SHIFT,
  },
  payExpense: {
    well: async (office) => ({
      id: await openOne(office),
      fields: {
        expense_type: 'Diesel',
        approving_officer: 'Ngozi Okeke',
        amount: 1_500,
        description: 'Generator',
      },
    }),
    answers: ({ id }) => ({
      data: { id, payments: anyEntryWith({ amount: 1_500, expense_type: 'Diesel' }) },
    }),
    wrong: [
      [{ expense_type: '' }, 'expense_type', 'Expense type is required'],
      [{ amount: 0 }, 'amount', 'Amount is required'],
      [{ amount: 'two' }, 'amount', NO_AMOUNT],
      [{ description: '' }, 'description', 'Description is required'],
    ],
    missing: NO_SHIFT,
  },
  getDrawers: {
    async well(office, place) {
      const id = await openedBeside(office, place);
      return { id, shows: id };
    },
    answers: ({ id }) => ({ data: anyEntryWith({ id, person: 'Uche Eze', lines: null }) }),
  },
  countDrawer: {
    well: async (office, place) => ({ id: await openedBeside(office, place), fields: { note_1000: 4 } }),
    answers: ({ id }) => ({
      data: {
        id,
        status: 'Counted',
        counted_by: 'ada',
        lines: [{ expected: 5_000, counted: 4_000 }, {}, {}],
      },
    }),
    wrong: [[{ note_1000: -1 }, 'note_1000', 'Enter how many, such as 12.']],
    missing: NO_SHIFT,
  },
  takeOverDrawer: {
    async well(office, place) {
      const id = await openedBeside(office, place);
      await office.call('PUT', `/api/count_drawer/${id}`, { by: 'ada', body: { note_1000: 4 } });
      return { id, fields: WHY };
    },
    answers: () => ({ data: { status: 'Open', opening_float: 4_000, taken_over_from: 'Uche Eze' } }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why it differs.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: NO_SHIFT,
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
  getDrops: {
    async well(office) {
      const id = await dropped(office);
      return { fields: { limit: 200 }, shows: id };
    },
    answers: () => ({ data: anyEntryWith({ amount: 700, status: 'Not banked', person: 'ada' }) }),
    wrong: [[{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.']],
  },
  getBanking: {
    async well(office) {
      await dropped(office);
      return { fields: { from: '2026-01-01' } };
    },
    answers: () => ({ data: { not_banked: {}, banked: {} } }),
    wrong: [[{ from: 'soon' }, 'from', 'Please choose a day, written like 2026-11-21.']],
  },
  bankDrop: {
    well: async (office) => ({ id: await dropped(office), fields: { slip: '4471' } }),
    answers: ({ id }) => ({ data: { id, status: 'Banked', slip: '4471', banked_by: 'ngozi' } }),
    wrong: [
      [{ slip: ' ' }, 'slip', 'Enter the number of the slip.'],
      [{ slip: 'x'.repeat(201) }, 'slip', 'At most 200 characters.'],
    ],
    missing: 'This drop does not exist.',
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
