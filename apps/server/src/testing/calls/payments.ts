import { anyEntryWith, somethingWith } from '../matchers';
import type { Office } from '../office';
import { aStatement, aTransfer, atLater, soldUnconfirmed } from '../payments';
import { inBase64 } from '../files';
import type { CallCase } from './callCase';

const NO_PAYMENT = 'This payment does not exist.';

/** Creates a sale by Ada whose payment expired; returns the payment's id. */
async function expired(office: Office): Promise<string> {
  const payment = await atLater(office, -3, () => aTransfer(office, { by: 'ada' }));
  await office.call('GET', '/api/get_expired_sales', { by: 'ada' });
  return payment;
}

export const paymentCases = {
  getAwaitedPayments: {
    async well(office) {
      const id = await aTransfer(office);
      return { fields: { id }, shows: id };
    },
    answers: ({ shows }) => ({
      data: anyEntryWith({
        id: shows,
        status: 'Awaiting confirmation',
        amount: 18_500,
        method: 'Bank Transfer',
      }),
    }),
    wrong: [[{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.']],
  },
  confirmPayment: {
    well: async (office, place) => ({
      id: await aTransfer(office),
      fields: { reference: `FBN-${place}`, amount: 18_500 },
    }),
    answers: ({ id, fields }) => ({
      data: { id, status: 'Confirmed', reference: fields?.['reference'] },
    }),
    wrong: [
      [{ reference: ' ' }, 'reference', 'Enter the reference of the payment.'],
      [{ reference: '--' }, 'reference', 'Enter the reference of the payment.'],
      [
        { reference: 'FВN 7' },
        'reference',
        'Write the reference with the letters A to Z and digits, as the bank has it.',
      ],
      [{ reference: '7'.repeat(61) }, 'reference', 'At most 60 characters.'],
      [{ amount: 0 }, 'amount', 'Enter the amount that came.'],
      [{ amount: 'two' }, 'amount', 'Enter an amount in naira, such as 3,500.'],
      [{ amount: 18_000 }, 'amount', '₦18,500.00 is awaited for this ticket.'],
    ],
    missing: NO_PAYMENT,
  },
  openTransfer: {
    well: async (office) => ({ id: (await soldUnconfirmed(office, 'ngozi')).ticket }),
    answers: () => ({
      data: {
        bank: 'Wema Bank',
        amount: 18_500,
        received: 0,
        due: 18_500,
        free: 0,
        status: 'Awaiting confirmation',
      },
    }),
    missing: 'This ticket or waybill does not exist.',
  },
  getTransfer: {
    async well(office) {
      const { ticket } = await soldUnconfirmed(office, 'ngozi');
      await office.call('PUT', `/api/open_transfer/${ticket}`, { by: 'ada' });
      return { id: ticket };
    },
    answers: () => ({ data: { amount: 18_500, status: 'Awaiting confirmation' } }),
    missing: 'This ticket or waybill does not exist.',
  },
  matchStatement: {
    async well(office, place) {
      const told = `FBN ${place} 0042`;
      const id = await aTransfer(office, { wishes: { payment_reference: told } });
      return { fields: { file: aStatement([told, '18,500.00']) }, shows: id };
    },
    answers: ({ shows }) => ({
      data: { rows: 1, matches: anyEntryWith({ payment: somethingWith({ id: shows }) }) },
    }),
    onlyReads: true,
    wrong: [
      [{ file: '' }, 'file', 'Choose a CSV file that is not empty.'],
      [{ file: inBase64('Reference,Credit\r\n') }, 'file', 'This file has no rows below its headings.'],
    ],
  },
  getExpiredSales: {
    async well(office) {
      await expired(office);
      return {};
    },
    answers: () => ({}),
  },
  hearOfExpiredSale: {
    well: async (office) => ({ id: await expired(office) }),
    answers: ({ id }) => ({ data: { id, status: 'Expired' } }),
    missing: NO_PAYMENT,
  },
} satisfies Record<string, CallCase>;
