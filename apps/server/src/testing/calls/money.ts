import { anExpense } from '../expense';
import { type Office, textAt } from '../office';
import { aWaybill } from '../waybill';
import type { CallCase } from './callCase';

const NO_EXPENSE = 'This expense does not exist or was already deleted.';
const NO_OPERATION = 'This operation does not exist.';

/** Creates an undecided expense of Awka; returns its id. */
async function spent({ call }: Office) {
  const { body } = await call('POST', '/api/create_expenses', { by: 'ada', body: anExpense() });
  return textAt(body, 'data', 'id');
}

/** Creates a waybill at Awka; returns the id of its operation. */
export async function earned({ call, company }: Office) {
  await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
  const { body } = await call('GET', '/api/get_operations', { by: 'ada', query: 'limit=1' });
  return textAt(body, 'data', '0', 'id');
}

const wrong = [
  [{ expense_type: '' }, 'expense_type', 'Expense type is required'],
  [
    { terminal_id: 'Jos' },
    'terminal_id',
    'There is no terminal called Jos in service. Choose one from the list.',
  ],
  [{ approving_officer: null }, 'approving_officer', 'Approving officer is required'],
  [{ amount: '' }, 'amount', 'Amount is required'],
  [{ amount: 'sixty' }, 'amount', 'Enter the amount in naira, such as 65,000'],
  [{ amount: -65_000 }, 'amount', 'Amount must be above zero'],
  [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters.'],
] as const;

const NO_DAY = 'Please choose a day, written like 2026-11-21.';
const wrongPeriods = [
  [{ from: '2026-02-30' }, 'from', NO_DAY],
  [{ to: '9999-12-31' }, 'to', NO_DAY],
  [{ from: '2026-11-21', to: '2026-11-20' }, 'from', 'The first day cannot be after the last.'],
] as const;

export const moneyCases = {
  getExpenses: {
    well: async (office) => ({ shows: await spent(office) }),
    answers: () => ({}),
  },
  getExpense: {
    well: async (office) => ({ id: await spent(office) }),
    answers: ({ id }) => ({ data: { id, history: [{ kind: 'created', by: 'ada' }] } }),
    missing: NO_EXPENSE,
  },
  createExpense: {
    well: () => ({ fields: { ...anExpense() } }),
    answers: () => ({ data: { status: 'Pending', terminal: 'Awka', amount: 65_000 } }),
    wrong,
    elsewhere: ['terminal_id', 'Staff enter the expenses of their own terminal only.'],
  },
  editExpense: {
    well: async (office) => ({ id: await spent(office), fields: { ...anExpense({ amount: 60_000 }) } }),
    answers: ({ id }) => ({ data: { id, amount: 60_000 } }),
    wrong,
    missing: NO_EXPENSE,
  },
  deleteExpense: {
    well: async (office) => ({ id: await spent(office), fields: { reason: 'Entered twice' } }),
    answers: ({ id }) => ({ data: { id } }),
    wrong: [[{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.']],
    missing: NO_EXPENSE,
  },
  expenseStatus: {
    well: async (office) => ({ id: await spent(office), fields: { status: 'Approved' } }),
    answers: ({ id }) => ({ data: { id, status: 'Approved' } }),
    wrong: [
      [{ status: 'Paid' }, 'status', 'Pending cannot become Paid; it can become Approved, or Rejected.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
      [{ status: 'Rejected' }, 'reason', 'Please say why it is rejected.'],
    ],
    missing: NO_EXPENSE,
  },
  getOperations: {
    well: async (office) => ({ shows: await earned(office), fields: { limit: 5 } }),
    answers: () => ({}),
    wrong: [
      ...wrongPeriods,
      [{ type: 'REFUND' }, 'type', 'Please choose tickets, waybills or expenses.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ person_id: 'Ada' }, 'person_id', 'It is the id of a person.'],
      [{ method: 'Cowries' }, 'method', 'It is one of Bank Transfer, Cash, POS, none.'],
    ],
  },
  getOperation: {
    well: async (office) => ({ id: await earned(office) }),
    answers: ({ id }) => ({ data: { id, type: 'WAYBILL', amount: 3_500, terminal: 'Awka' } }),
    missing: NO_OPERATION,
  },
  getSummary: {
    async well(office) {
      await earned(office);
      return { fields: { from: '2026-11-21', to: '2026-11-21' } };
    },
    answers: () => ({ data: { days: [{ day: '2026-11-21' }] } }),
    wrong: wrongPeriods,
  },
} satisfies Record<string, CallCase>;
