import { newId, sql } from '../../db';
import { anyEntryWith, somethingWith } from '../matchers';
import type { Office } from '../office';
import {
  aSettlement,
  aStatement,
  aTransfer,
  accountOf,
  atLater,
  paidInVain,
  soldUnconfirmed,
} from '../payments';
import { inBase64 } from '../files';
import { aPerson } from './access';
import type { CallCase } from './callCase';
import { managerOf } from './drawers';

const NO_PAYMENT = 'This payment does not exist.';

/** Creates a sale by Ada whose payment expired; returns the payment's id. */
async function expired(office: Office): Promise<string> {
  const payment = await atLater(office, -3, () => aTransfer(office, { by: 'ada' }));
  await office.call('GET', '/api/get_expired_sales', { by: 'ada' });
  return payment;
}

const returned = (transfer: string, reference: string) => ({
  transfer,
  amount: 18_500,
  account: 'Chinedu Obi 0123456789 GTBank',
  reference,
});

/** Has a manager of Awka record that a transfer was sent back; returns the id of the return. */
async function returnedByManager(office: Office, place: number): Promise<string> {
  const token = await managerOf(office, (await aPerson(office, place)).id);
  const { ticket, transfer } = await paidInVain(office);
  const body = returned(transfer, `GTB ${place} BY MANAGER`);
  await office.call('PUT', `/api/return_transfer/${ticket}`, { token, body });
  const [sent] = await office.db.query<{ id: string }>(
    sql`select id from transfer_return where money_id = ${transfer}`,
  );
  return sent?.id ?? '';
}

/** Has the provider pay out money that nobody knows here; returns the id of the settlement. */
const settledUnknown = (office: Office) =>
  aSettlement(office, { id: newId(), cameFor: 'of-a-website', amount: 700_00, fee: 10_00 });

export const paymentCases = {
  getSettlements: {
    async well(office) {
      const id = await settledUnknown(office);
      return { fields: { status: 'Differs', limit: 200 }, shows: id };
    },
    answers: ({ shows }) => ({
      data: anyEntryWith({ id: shows, payments: 1, amount: 690, fee: 10, differs: 700, status: 'Differs' }),
    }),
    wrong: [[{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.']],
  },
  getSettlementLines: {
    async well(office) {
      const id = await settledUnknown(office);
      return { fields: { settlement_id: id, limit: 200 }, shows: 'Not known here' };
    },
    answers: () => ({
      data: [somethingWith({ amount: 700, fee: 10, differs: 700, number: '', status: 'Not known here' })],
    }),
    wrong: [
      [{ settlement_id: 'S-1' }, 'settlement_id', 'It is the id of a settlement.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
    ],
  },
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
      await accountOf(office, ticket);
      return { id: ticket };
    },
    answers: () => ({ data: { amount: 18_500, status: 'Awaiting confirmation' } }),
    missing: 'This ticket or waybill does not exist.',
  },
  takeLateTransfer: {
    async well(office) {
      await paidInVain(office);
      const { ticket } = await soldUnconfirmed(office, 'ngozi');
      await accountOf(office, ticket);
      return { id: ticket };
    },
    answers: () => ({ data: { amount: 18_500, received: 18_500, due: 0, status: 'Confirmed' } }),
    missing: 'This ticket or waybill does not exist.',
  },
  getReturnable: {
    async well(office) {
      const { ticket, transfer } = await paidInVain(office);
      return { id: ticket, shows: transfer };
    },
    answers: ({ shows }) => ({ data: [{ id: shows, amount: 18_500, most: 18_500 }] }),
    missing: 'This ticket or waybill does not exist.',
  },
  returnTransfer: {
    async well(office, place) {
      const { ticket, transfer } = await paidInVain(office);
      return { id: ticket, fields: returned(transfer, `GTB ${place} BACK`) };
    },
    answers: ({ fields }) => ({ data: [{ id: fields?.['transfer'], amount: 18_500, most: 0 }] }),
    wrong: [
      [{ transfer: '' }, 'transfer', 'Choose the transfer that is sent back.'],
      [{ transfer: 'none' }, 'transfer', 'Choose the transfer that is sent back.'],
      [{ amount: 0 }, 'amount', 'Enter the amount that was sent back.'],
      [{ amount: 18_500.01 }, 'amount', 'Of this transfer ₦18,500.00 is to be given back.'],
      [{ account: ' ' }, 'account', 'Enter the name, account and bank to which it was sent.'],
      [
        { account: 'Ada Obi 9999999999 GTBank' },
        'account',
        'It goes back to the account it came from: Chinedu Obi 0123456789 GTBank.',
      ],
      [{ reference: '--' }, 'reference', 'Enter the reference that the bank gave.'],
    ],
    missing: 'This ticket or waybill does not exist.',
  },
  answerReturn: {
    well: async (office, place) => ({
      id: await returnedByManager(office, place),
      fields: { outcome: 'Sent' },
    }),
    answers: () => ({ data: [{ amount: 18_500, most: 0 }] }),
    wrong: [
      [{ outcome: '' }, 'outcome', 'Say whether it was sent.'],
      [{ outcome: 'Perhaps' }, 'outcome', 'Choose Sent or Not sent.'],
      [{ outcome: 'Not sent' }, 'reason', 'Say why it counts as not sent.'],
    ],
    missing: 'This return of a transfer does not exist.',
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
