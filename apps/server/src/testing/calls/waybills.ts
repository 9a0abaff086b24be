import { PHONE_EXAMPLE } from '@motorpark/domain';
import { type Office, textAt } from '../office';
import { aWaybill } from '../waybill';
import { type CallCase, withoutReason } from './callCase';

const NO_WAYBILL = 'This waybill does not exist or was already deleted.';
const NOT_HERE = 'This waybill was not found at your terminal.';

/** Creates a waybill at Awka; returns its id. */
async function takenIn({ call, company }: Office) {
  const { body } = await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
  return textAt(body, 'data', 'id');
}

const NO_AMOUNT = 'Enter an amount in naira above zero, such as 3,500.';
const wrong = [
  [{ sender_name: '' }, 'sender_name', 'Sender name is required.'],
  [{ sender_number: '0'.repeat(31) }, 'sender_number', 'At most 30 characters.'],
  [{ receiver_number: '0803' }, 'receiver_number', PHONE_EXAMPLE],
  [{ sender_address: [] }, 'sender_address', 'Address is required.'],
  [{ receiver_name: ' ' }, 'receiver_name', 'Receiver name is required.'],
  [{ receiver_number: undefined }, 'receiver_number', 'Receiver phone is required.'],
  [{ original_terminal: '' }, 'original_terminal', 'Please select an origin terminal.'],
  [
    { destination_terminal: 'Lagos' },
    'destination_terminal',
    'This terminal was not found. Please choose another terminal.',
  ],
  [{ book_date: '2026-02-30' }, 'book_date', 'Please enter a valid booking date.'],
  [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters.'],
  [{ quantity: '1.5' }, 'quantity', 'Quantity must be a whole number, 1 or more.'],
  [{ weight: 'heavy' }, 'weight', 'Weight must be in kilograms, such as 12.5, or left empty.'],
  [{ worth_of_goods: -1 }, 'worth_of_goods', 'Goods worth must be an amount in naira, such as 40,000.'],
  [{ handling_instructions: '' }, 'handling_instructions', 'Handling instructions are required.'],
  [{ payment_method: 'Cowries' }, 'payment_method', 'Choose payment mode.'],
  [{ amount: 0 }, 'amount', NO_AMOUNT],
  [{ amount: '9'.repeat(20) }, 'amount', 'This amount is too large. Please check its zeros.'],
] as const;

export const waybillCases = {
  getWaybills: {
    well: async (office) => ({ shows: await takenIn(office), fields: { direction: '', limit: 5 } }),
    answers: () => ({}),
    wrong: [
      [{ status: 'Lost' }, 'status', 'It is one of Pending, On-Transit, Delivered, Picked Up, VOID.'],
      [{ direction: 'up' }, 'direction', 'It is one of outgoing, incoming.'],
      [{ limit: 0.5 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ cursor: 'first' }, 'cursor', 'The list has no such page. Please start again from its top.'],
    ],
  },
  getWaybill: {
    well: async (office) => ({ id: await takenIn(office) }),
    answers: ({ id }) => ({ data: { id, history: [{ kind: 'created', by: 'ada' }] } }),
    missing: NOT_HERE,
  },
  createWaybill: {
    well: ({ company }) => ({ fields: { ...aWaybill(company) } }),
    answers: () => ({ data: { payment_info: { amount: 3_500 } } }),
    wrong,
    elsewhere: ['original_terminal', 'Staff take in the parcels of their own terminal only.'],
  },
  editWaybill: {
    well: async (office) => ({
      id: await takenIn(office),
      fields: { ...aWaybill(office.company, { amount: 4_000.5 }) },
    }),
    answers: ({ id }) => ({ data: { id, payment_info: { amount: 4_000.5 } } }),
    wrong,
    notTheirs: 'Only staff of Awka, where it was taken in, can edit this waybill.',
    missing: NO_WAYBILL,
  },
  printWaybill: {
    well: async (office) => ({ id: await takenIn(office), fields: { receipt: 'both' } }),
    answers: () => ({ data: { receipt: 'both', number: 1 } }),
    wrong: [[{ receipt: 'customer' }, 'receipt', 'It is one of both.']],
    missing: NO_WAYBILL,
  },
  waybillStatus: {
    well: async (office) => ({
      id: await takenIn(office),
      fields: { status: 'On-Transit', reason: 'Went with a taxi' },
    }),
    answers: ({ id }) => ({ data: { id, status: 'On-Transit' } }),
    wrong: [
      [{ status: 'Picked Up' }, 'status', 'Pending cannot become Picked Up; it can become On-Transit.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
      [{ reason: '' }, 'reason', 'It is not loaded onto a bus. Load it, or say how it leaves.'],
    ],
    act: 'waybill.sendOff',
    notTheirs: 'Only staff of Awka, where it leaves, can set this waybill to On-Transit.',
    missing: NO_WAYBILL,
  },
  deleteWaybill: {
    well: async (office) => ({ id: await takenIn(office), fields: { reason: 'The sender asked' } }),
    answers: ({ id }) => ({ data: { id } }),
    wrong: withoutReason,
    notTheirs: 'Only staff of Awka, where it was taken in, can delete this waybill.',
    missing: NO_WAYBILL,
  },
} satisfies Record<string, CallCase>;
