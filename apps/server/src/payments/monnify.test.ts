import { describe, expect, it } from 'vitest';
import { NOW, OF, PAYMENT, aServer, aSimulator, failureOf } from './testing';

const done = (responseBody: object) => ({
  body: { requestSuccessful: true, responseMessage: 'success', responseBody },
});
const TOKEN = done({ accessToken: 'token-1', expiresIn: 3599 });

/** A transaction as Monnify's server answers it. */
const TRANSACTION = {
  transactionReference: 'MNFY|41|20260717031412|000179',
  paymentReference: 'TK-7F3A',
  amountPaid: '18500.50',
  totalPayable: '18500.50',
  settlementAmount: '18490.50',
  paidOn: '2026-07-17 03:14:51.0',
  paymentStatus: 'PAID',
  currency: 'NGN',
  paymentMethod: 'ACCOUNT_TRANSFER',
  accountPayments: [{ accountName: 'ADA OBI', accountNumber: '******6789', amountPaid: '18500.50' }],
};

describe('Monnify', () => {
  it('takes less, and the rest in a second transfer, each with its share of the fee', async () => {
    const { simulator, provider } = await aSimulator('monnify');
    await provider.openTransfer({ ...PAYMENT, amount: 1000_00 });
    simulator.faults.add('partial');
    await simulator.pay(PAYMENT.reference, 600_00);
    expect(await provider.moneyFor(PAYMENT.reference)).toMatchObject([
      { id: '1', amount: 300_00, fee: 10_00 },
    ]);
    simulator.faults.delete('partial');
    await simulator.pay(PAYMENT.reference, 700_00);
    expect(await provider.moneyFor(PAYMENT.reference)).toMatchObject([
      { id: '1', amount: 300_00, fee: 6_00 },
      { id: '2', amount: 700_00, fee: 14_00 },
    ]);
  });

  it('takes more than the fare', async () => {
    const { simulator, provider } = await aSimulator('monnify');
    await provider.openTransfer(PAYMENT);
    simulator.faults.add('over');
    await simulator.pay(PAYMENT.reference, PAYMENT.amount);
    expect(await provider.moneyFor(PAYMENT.reference)).toMatchObject([{ amount: 2 * PAYMENT.amount }]);
  });

  it('is asked in naira for a transfer to the company’s contract, with one login for all', async () => {
    const opened = { bankName: 'Wema', accountNumber: '7', accountName: 'Co', accountDurationSeconds: 60 };
    const { url, requests } = await aServer(
      TOKEN,
      done({ transactionReference: 'MNFY|1' }),
      done({ ...opened, totalPayable: 18510.5 }),
      done({ transactionReference: 'MNFY|2' }),
      done({ ...opened, totalPayable: 18500.5 }),
    );
    const provider = OF.monnify(url);
    expect(await provider.openTransfer(PAYMENT)).toMatchObject({ amount: 18_510_50 });
    await provider.openTransfer({ ...PAYMENT, reference: 'TK-8' });
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      `Basic ${btoa('MK_TEST_ABC:monnify-secret')}`,
      ...Array.from({ length: 4 }, () => 'Bearer token-1'),
    ]);
    expect(requests.slice(1, 3).map(({ body }) => body)).toEqual([
      {
        amount: 18500.5,
        customerName: 'Ngozi Eze',
        customerEmail: 'motorpark+TK-7F3A@company.ng',
        paymentReference: 'TK-7F3A',
        paymentDescription: 'Ticket to Abuja',
        currencyCode: 'NGN',
        contractCode: '4934121686',
        paymentMethods: ['ACCOUNT_TRANSFER'],
      },
      { transactionReference: 'MNFY|1' },
    ]);
  });

  it('is logged in to again a minute before the token ends, and once if the token is refused before', async () => {
    const token = (accessToken: string) => done({ accessToken, expiresIn: 3599 });
    const ended = { status: 401, body: { error: 'invalid_token' } };
    const { url, requests } = await aServer(
      token('one'),
      done(TRANSACTION),
      token('two'),
      done(TRANSACTION),
      ended,
      token('three'),
      done(TRANSACTION),
      ended,
      token('four'),
      ended,
    );
    let now = NOW;
    const provider = OF.monnify(url, {}, { now: () => now });
    const tokens = async () => {
      await provider.moneyFor('TK-7F3A');
      return requests.splice(0).map(({ authorization }) => authorization?.replace(/^Basic .*/, 'login'));
    };
    expect(await tokens()).toEqual(['login', 'Bearer one']);
    now = new Date(NOW.getTime() + 3_539_000);
    expect(await tokens()).toEqual(['login', 'Bearer two']);
    expect(await tokens()).toEqual(['Bearer two', 'login', 'Bearer three']);
    expect(await failureOf(tokens())).toBe('keys: Monnify refused it (HTTP 401).');
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['2026-07-17 03:14:51.0', '2026-07-17T02:14:51.000Z'],
    ['25/07/2022 11:20:20 AM', '2022-07-25T10:20:20.000Z'],
    ['17/11/2021 12:48:10 AM', '2021-11-16T23:48:10.000Z'],
    ['17/11/2021 3:48:10 PM', '2021-11-17T14:48:10.000Z'],
    [null, NOW.toISOString()],
  ])('writes %s for what was paid at %s', async (paidOn, at) => {
    const { url } = await aServer(TOKEN, done({ ...TRANSACTION, paidOn }));
    const [money] = await OF.monnify(url).moneyFor('TK-7F3A');
    expect(money?.paidAt.toISOString()).toBe(at);
  });

  it('gives transfers without session IDs the same ids in any order', async () => {
    const [transfer] = TRANSACTION.accountPayments;
    const other = { ...transfer, accountNumber: '******0001', amountPaid: '500' };
    const idsOf = async (...accountPayments: object[]) => {
      const { url } = await aServer(TOKEN, done({ ...TRANSACTION, amountPaid: 37501, accountPayments }));
      const found = await OF.monnify(url).moneyFor('TK-7F3A');
      return found.map(({ id }) => id.replace(TRANSACTION.transactionReference, '')).toSorted();
    };
    const ids = ['/******0001/50000', '/******6789/1850050', '/******6789/1850050/2'];
    expect(await idsOf(transfer ?? {}, { ...transfer }, other)).toEqual(ids);
    expect(await idsOf(other, transfer ?? {}, { ...transfer })).toEqual(ids);
  });

  it.each([
    ['PENDING', { paymentStatus: 'PENDING', amountPaid: null }],
    ['FAILED', { paymentStatus: 'FAILED' }],
    ['REVERSED', { paymentStatus: 'REVERSED' }],
    ['EXPIRED', { paymentStatus: 'EXPIRED', amountPaid: '0.00', accountPayments: [{ amountPaid: 0 }] }],
  ])('has no money for a transaction that is %s', async (_, changed) => {
    const { url } = await aServer(TOKEN, done({ ...TRANSACTION, ...changed }));
    expect(await OF.monnify(url).moneyFor('TK-7F3A')).toEqual([]);
  });

  it.each([
    ['another payment', { paymentReference: 'TK-OTHER' }, 'paymentReference'],
    ['transfers that are not the amount', { amountPaid: '19000.00' }, 'amountPaid'],
    ['an amount below zero', { amountPaid: '-5' }, 'amountPaid'],
    ['a fraction of a kobo', { amountPaid: '18500.505' }, 'amountPaid'],
    ['a date that is none', { paidOn: '31/31/2021 3:48:10 PM' }, 'paidOn'],
  ])('is not believed with %s', async (_, changed, name) => {
    const { url } = await aServer(TOKEN, done({ ...TRANSACTION, ...changed }));
    await expect(OF.monnify(url).moneyFor('TK-7F3A')).rejects.toMatchObject({
      reason: 'unreadable',
      message: `The ${name} in the answer of Monnify makes no sense.`,
    });
  });

  it('names the payments of a settlement, whose event is believed for its reference alone', async () => {
    // https://developers.monnify.com/docs/webhooks/event-types, with less of each payment
    const event = {
      eventType: 'SETTLEMENT',
      eventData: {
        amount: '1199.00',
        settlementTime: '11/11/2021 02:29:00 PM',
        settlementReference: 'LB8HG1PNZT4ATJGZXQBY',
        destinationAccountNumber: '6000000249',
        destinationBankName: 'Fidelity Bank',
        destinationAccountName: 'Teamapt Limited234',
        transactionsCount: 1,
        transactions: [{ transactionReference: 'MNFY|26|20211111142601|000001', amountPaid: '1234.00' }],
      },
    };
    // https://developers.monnify.com/api, "Get Transactions By Settlement Reference"
    const payment = {
      transactionReference: 'MNFY|20190523182133|000002',
      paymentReference: '775252916',
      amountPaid: '9000.00',
      totalPayable: '9000.00',
      paidOn: '23/05/2019 06:21:33',
      paymentStatus: 'PAID',
      currency: 'NGN',
      accountPayments: [{ accountName: 'DAMILARE SAMUEL', bankCode: '001', amountPaid: '9000.00' }],
    };
    const settled = { ...payment, transactionReference: 'MNFY|3', settlementAmount: '8990.50' };
    const { url, requests } = await aServer(
      TOKEN,
      done({ content: [payment, settled], last: false }),
      done({ content: [], last: true }),
    );
    const provider = OF.monnify(url);
    const settlement = provider.settlementIn(Buffer.from(JSON.stringify(event))) ?? '';
    expect(provider.referenceIn(Buffer.from(JSON.stringify(event)))).toBeUndefined();
    expect(await provider.settledPayments(settlement, 1)).toEqual({
      payments: [
        { id: 'MNFY|20190523182133|000002', cameFor: '775252916', amount: 9000_00, fee: undefined },
        { id: 'MNFY|3', cameFor: '775252916', amount: 9000_00, fee: 9_50 },
      ],
      isLast: false,
    });
    expect(await provider.settledPayments(settlement, 2)).toEqual({ payments: [], isLast: true });
    expect(requests.slice(1).map((request) => request.url)).toEqual([
      '/api/v1/transactions/find-by-settlement-reference?reference=LB8HG1PNZT4ATJGZXQBY&page=0&size=50',
      '/api/v1/transactions/find-by-settlement-reference?reference=LB8HG1PNZT4ATJGZXQBY&page=1&size=50',
    ]);
  });
});
