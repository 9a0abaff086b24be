import { anyEntryWith } from '../matchers';
import { type Office, textAt } from '../office';
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

async function countedShift(office: Office): Promise<string> {
  const id = await opened(office);
  await office.call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_1000: 4 } });
  return id;
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
  countShift: {
    well: async (office) => ({
      id: await opened(office),
      fields: { note_1000: 4, note_500: '1', coins: 500 },
    }),
    answers: ({ id }) => ({
      data: {
        id,
        status: 'Counted',
        difference: 0,
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
    answers: ({ id }) => ({ data: { id, status: 'Closed', difference: -1_000, ...WHY } }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why it differs.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
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
