import { PASSCODE } from '../company';
import { anyEntryWith, textLike } from '../matchers';
import { aPerson } from './access';
import type { CallCase } from './callCase';
import {
  newSlip,
  NO_AMOUNT,
  NO_SHIFT,
  WHY,
  banked,
  countedByColleague,
  dropped,
  droppedNow,
  foundByManager,
  openOne,
  openedByColleague,
} from './drawers';

/** Calls that take cash out of a drawer, or take a drawer over. */
export const cashCases = {
  dropCash: {
    well: async (office) => ({
      id: await openOne(office),
      fields: { amount: 200, received_by: 'The bank', note: 'Safe' },
    }),
    answers: ({ id }) => ({
      data: { id, drops: anyEntryWith({ amount: 200, received_by: 'The bank', note: 'Safe' }) },
    }),
    wrong: [
      [{ amount: 0 }, 'amount', 'Enter the amount that is dropped.'],
      [{ amount: 'two' }, 'amount', NO_AMOUNT],
      [{ received_by: ' ' }, 'received_by', 'Enter who received the cash.'],
      [{ received_by: 'Ada' }, 'received_by', 'Enter who took the cash from you.'],
      [{ received_by: 'A\u0301da .' }, 'received_by', 'Enter who took the cash from you.'],
      [{ received_by: 'Аdа' }, 'received_by', 'Please type this name in Latin letters.'],
      [{ amount: '3.500' }, 'amount', 'Did you mean 3,500? Write kobo with two digits: 3.50.'],
      [{ note: 'x'.repeat(201) }, 'note', 'At most 200 characters.'],
    ],
    missing: NO_SHIFT,
  },
  takeBackDrop: {
    well: async (office) => ({ id: await droppedNow(office), fields: { reason: 'A zero too many' } }),
    answers: ({ id }) => ({
      data: { drops: anyEntryWith({ takes_back: id, amount: -700, note: 'A zero too many' }) },
    }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why it is taken back.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: 'This drop does not exist.',
  },
  receiveDrop: {
    well: async (office, place) => ({
      id: await droppedNow(office, (await aPerson(office, place, `Receiver ${place}`)).name),
      fields: { secret: PASSCODE },
    }),
    answers: ({ id }) => ({
      data: { drops: anyEntryWith({ id, is_by_colleague: true, is_confirmed: true }) },
    }),
    wrong: [
      [{ secret: ' ' }, 'secret', 'Please enter your PIN or passcode.'],
      [{ secret: 'Wrong#2026' }, 'secret', 'This passcode is wrong.'],
    ],
    missing: 'This drop does not exist.',
  },
  payExpense: {
    well: async (office) => ({
      id: await openOne(office),
      fields: {
        expense_type: 'Diesel',
        approving_officer: 'Ngozi Okeke',
        amount: 150,
        description: 'Generator',
      },
    }),
    answers: ({ id }) => ({
      data: { id, payments: anyEntryWith({ amount: 150, expense_type: 'Diesel' }) },
    }),
    wrong: [
      [{ expense_type: '' }, 'expense_type', 'Expense type is required'],
      [{ amount: 0 }, 'amount', 'Amount is required'],
      [{ amount: 'two' }, 'amount', NO_AMOUNT],
      [{ description: '' }, 'description', 'Description is required'],
      [{ claim_number: 'CL-222222-3' }, 'claim_number', 'There is no claim CL-222222-3. Check its number.'],
    ],
    missing: NO_SHIFT,
  },
  getDrawers: {
    async well(office, place) {
      const id = await openedByColleague(office, place);
      return { id, shows: id };
    },
    answers: ({ id }) => ({ data: anyEntryWith({ id, person: 'Uche Eze', lines: null }) }),
  },
  countDrawer: {
    well: async (office, place) => ({ id: await openedByColleague(office, place), fields: { note_1000: 4 } }),
    answers: ({ id }) => ({
      data: {
        id,
        status: 'Counted',
        counted_by: 'ada',
        is_witnessed: false,
        lines: [{ expected: 5_000, counted: 4_000 }, {}, {}],
      },
    }),
    wrong: [[{ note_1000: -1 }, 'note_1000', 'Enter how many, such as 12.']],
    missing: NO_SHIFT,
  },
  witnessCount: {
    well: async (office, place) => ({
      id: await countedByColleague(office, place),
      fields: { secret: PASSCODE },
    }),
    answers: ({ id }) => ({ data: { id, status: 'Counted', counted_by: 'ada', is_witnessed: true } }),
    wrong: [
      [{ secret: ' ' }, 'secret', 'Please enter your PIN or passcode.'],
      [{ secret: 'Wrong#2026' }, 'secret', 'This passcode is wrong.'],
      [{ secret: '402918' }, 'secret', 'Please enter the passcode of Uche Eze.'],
    ],
    missing: NO_SHIFT,
  },
  takeOverDrawer: {
    well: async (office, place) => ({ id: await countedByColleague(office, place), fields: WHY }),
    answers: () => ({ data: { status: 'Open', opening_float: 4_000, taken_over_from: 'Uche Eze' } }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why Uche Eze has not confirmed the count.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: NO_SHIFT,
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
    well: async (office) => ({ id: await dropped(office), fields: { slip: newSlip() } }),
    answers: ({ id }) => ({ data: { id, status: 'Banked', slip: textLike(/^\d+$/), banked_by: 'ngozi' } }),
    wrong: [
      [{ slip: ' ' }, 'slip', 'Enter the number of the slip.'],
      [{ slip: 'x'.repeat(201) }, 'slip', 'At most 200 characters.'],
    ],
    missing: 'This drop does not exist.',
  },
  depositCash: {
    well: async (office) => ({
      fields: { drops: [await dropped(office)], slip: newSlip(), amount: 650, reason: 'A torn note' },
    }),
    answers: () => ({
      data: { slip: textLike(/^\d+$/), amount: 650, dropped: 700, drops: 1, terminal: 'Awka' },
    }),
    wrong: [
      [{ slip: ' ' }, 'slip', 'Enter the number of the slip.'],
      [{ slip: 'x'.repeat(201) }, 'slip', 'At most 200 characters.'],
      [{ amount: 0 }, 'amount', 'Enter what was paid in.'],
      [{ amount: 'two' }, 'amount', NO_AMOUNT],
      [{ reason: '' }, 'reason', 'Please say why it differs.'],
      [{ drops: [] }, 'drops', 'Choose what was paid in.'],
      [{ drops: ['none'] }, 'drops', 'This drop does not exist.'],
    ],
    elsewhere: ['drops', 'This drop does not exist.'],
  },
  takeBackFound: {
    well: async (office, place) => ({
      id: await foundByManager(office, place),
      fields: { reason: 'A zero too many' },
    }),
    answers: ({ id }) => ({ data: { id, amount: 5_000, status: 'Taken back', may_take_back: false } }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why it is taken back.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: 'This drop does not exist.',
  },
  takeBackDeposit: {
    well: async (office) => ({ id: await banked(office), fields: { reason: 'The slip of another bank' } }),
    answers: ({ id }) => ({
      data: { id, slip: textLike(/^\d+$/), amount: 700, dropped: 700, drops: 1, terminal: 'Awka' },
    }),
    wrong: [
      [{ reason: ' ' }, 'reason', 'Please say why it is taken back.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
    missing: 'This deposit does not exist.',
  },
} satisfies Record<string, CallCase>;
