import { newId } from '../../db';
import { anyEntryWith } from '../matchers';
import type { Office } from '../office';
import type { CallCase } from './callCase';
import { NO_AMOUNT, dropped } from './drawers';

const SET_THE_CLOCK = 'Set the clock of this computer, then discard it again.';

/** The payload for a ticket that Ada discarded. */
export const aDiscard = (wishes: object = {}) => ({
  kind: 'Ticket',
  name: 'Chinedu Okoro',
  details: 'Awka - Lagos, 21 Nov 2026, 07:00 AM, seats 1, 2',
  amount: 37_000,
  payment_method: 'Cash',
  slips: 1,
  refusal: '',
  counter: 'Awka 2',
  made_at: '2026-11-21T05:40:00.000Z',
  discarded_at: '2026-11-21T05:50:00.000Z',
  reason: 'The traveler changed their mind',
  ...wishes,
});

/** Sends a discard with the retry key of its sale. */
export const discard = (
  office: Office,
  { key = newId(), shift, ...wishes }: { key?: string; shift?: string } & Record<string, unknown> = {},
) =>
  office.call('POST', '/api/discard_sale', {
    by: 'ada',
    body: aDiscard(wishes),
    headers: { 'idempotency-key': key, ...(shift !== undefined && { 'made-in-shift': shift }) },
  });

/** Calls about sales that were discarded before they were booked. */
export const discardCases = {
  discardSale: {
    well: () => ({ fields: aDiscard(), headers: { 'idempotency-key': newId() } }),
    answers: () => ({ data: { outcome: 'Discarded', id: '', number: '' } }),
    wrong: [
      [{ kind: 'Trip' }, 'kind', 'It is a ticket, a waybill or an expense.'],
      [{ amount: '' }, 'amount', 'Enter the amount.'],
      [{ amount: 'two' }, 'amount', NO_AMOUNT],
      [{ payment_method: 'Cowries' }, 'payment_method', 'Choose how it was paid.'],
      [{ slips: -1 }, 'slips', 'Enter how many, such as 1.'],
      [{ made_at: 'soon' }, 'made_at', 'Enter a date and a time.'],
      [{ made_at: '2026-11-21T09:03:00.000Z' }, 'made_at', `This is in the future. ${SET_THE_CLOCK}`],
      [{ made_at: '2026-08-22T09:00:00.000Z' }, 'made_at', `This is too long ago. ${SET_THE_CLOCK}`],
      [
        { discarded_at: '2026-11-22T09:00:00.000Z' },
        'discarded_at',
        `This is in the future. ${SET_THE_CLOCK}`,
      ],
      [{ discarded_at: '' }, 'discarded_at', 'Enter a date and a time.'],
      [{ counter: 'x'.repeat(41) }, 'counter', 'At most 40 characters.'],
      [{ reason: ' ' }, 'reason', 'Please say why.'],
      [{ reason: 'x'.repeat(201) }, 'reason', 'At most 200 characters.'],
    ],
  },
  getLookAt: {
    well: async (office) => ({ shows: await dropped(office), fields: { limit: 200 } }),
    answers: ({ shows }) => ({
      data: anyEntryWith({ id: shows, kind: 'Receipt not confirmed', amount: 700, person: 'ada' }),
    }),
    wrong: [
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ terminal_id: 'Awka' }, 'terminal_id', 'It is the id of a terminal.'],
      [{ person_id: 'ada' }, 'person_id', 'It is the id of a person.'],
    ],
  },
} satisfies Record<string, CallCase>;
