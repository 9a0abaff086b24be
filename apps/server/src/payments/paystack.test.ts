import { describe, expect, it } from 'vitest';
import type { Fault } from './simulator/faults';
import { NOW, OF, PAYMENT, UNTIL, aServer, aSimulator, failureOf } from './testing';

describe('Paystack', () => {
  it.each<Fault>(['partial', 'over'])('sends an amount that is %s back: no money has come', async (fault) => {
    const { simulator, provider, told } = await aSimulator('paystack');
    await provider.openTransfer(PAYMENT);
    simulator.faults.add(fault);
    await simulator.pay(PAYMENT.reference, PAYMENT.amount);
    expect(told).toEqual([undefined]);
    expect(await provider.moneyFor(PAYMENT.reference)).toEqual([]);
  });

  it('is asked in kobo, until when the seat is kept', async () => {
    const data = {
      status: 'pending_bank_transfer',
      account_number: '7',
      account_name: 'Co',
      bank: { name: 'Wema' },
    };
    const { url, requests } = await aServer({
      body: { status: true, message: '', data: { ...data, account_expires_at: UNTIL.toISOString() } },
    });
    await OF.paystack(url).openTransfer(PAYMENT);
    expect(requests).toEqual([
      {
        url: '/charge',
        authorization: 'Bearer sk_live_paystack-secret',
        body: {
          email: 'motorpark+TK-7F3A@company.ng',
          amount: 18_500_50,
          currency: 'NGN',
          reference: 'TK-7F3A',
          bank_transfer: { account_expires_at: '2026-11-29T22:30:00.000Z' },
        },
      },
    ]);
  });

  it.each([
    ['another payment', { reference: 'TK-OTHER' }],
    ['an amount of half a kobo', { amount: 0.5 }],
    ['no currency', { currency: null }],
    ['no id', { id: null }],
  ])('is not believed with %s', async (_, changed) => {
    const paid = {
      id: 1,
      status: 'success',
      reference: 'TK-1',
      amount: 100,
      currency: 'NGN',
      authorization: {},
    };
    const data = { ...paid, paid_at: NOW.toISOString(), ...changed };
    const { url } = await aServer({ body: { status: true, message: '', data } });
    await expect(OF.paystack(url).moneyFor('TK-1')).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('says in kobo what it paid out to the bank, what it kept, and for which payments, page by page', async () => {
    const list = (...data: object[]) => ({ body: { status: true, message: 'Settlements retrieved', data } });
    // https://paystack.com/docs/api/settlement
    const settlement = {
      id: 3090024,
      domain: 'live',
      status: 'success',
      currency: 'NGN',
      integration: 463433,
      total_amount: 995,
      effective_amount: 995,
      total_fees: 5,
      total_processed: 1000,
      deductions: null,
      settlement_date: '2022-11-09T00:00:00.000Z',
      settled_by: null,
      createdAt: '2022-11-09T01:04:08.000Z',
      updatedAt: '2022-11-09T08:12:01.000Z',
    };
    const payment = {
      id: 2067030515,
      domain: 'live',
      status: 'success',
      reference: 'da8ed5u8sz6yn95',
      amount: 10000,
      paid_at: '2022-09-01T09:35:03.000Z',
      channel: 'card',
      currency: 'NGN',
      fees: 390,
    };
    const card = {
      ...payment,
      id: 2067030516,
      reference: 'pos_wtwyrj7n6x',
      channel: 'pos',
      customer: { id: 89929267, email: 'motorpark+TK-7F3A@company.ng' },
    };
    const other = { ...settlement, id: 1, currency: 'GHS' };
    const many = Array.from({ length: 50 }, () => settlement);
    const { url, requests } = await aServer(list(...many), list(other), list(payment, card));
    const paidOut = await OF.paystack(url).paidOutSince(NOW);
    expect(paidOut).toHaveLength(50);
    expect(paidOut[0]).toEqual({
      reference: '3090024',
      sums: { amount: 995, fee: 5 },
      paidAt: new Date('2022-11-09T00:00:00Z'),
    });
    expect(await OF.paystack(url).settledPayments('3090024', 1)).toEqual({
      payments: [
        { id: '2067030515', cameFor: 'da8ed5u8sz6yn95', amount: 10000, fee: 390 },
        { id: '2067030516', cameFor: 'TK-7F3A', amount: 10000, fee: 390 },
      ],
      isLast: true,
    });
    expect(requests.map((request) => request.url)).toEqual([
      '/settlement?status=success&subaccount=none&from=2026-11-29T22:00:00.000Z&perPage=50&page=1',
      '/settlement?status=success&subaccount=none&from=2026-11-29T22:00:00.000Z&perPage=50&page=2',
      '/settlement/3090024/transactions?perPage=50&page=1',
    ]);
  });

  it.each([
    ['no list', { id: 1 }],
    ['an amount of half a kobo', [{ id: 1, reference: 'A', amount: 0.5, fees: 0 }]],
    ['no reference', [{ id: 1, amount: 100, fees: 0 }]],
  ])('is not believed about a settlement with %s', async (_, data) => {
    const { url } = await aServer({ body: { status: true, message: '', data } });
    await expect(OF.paystack(url).settledPayments('1', 1)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

const CARD = { reference: 'TK-7F3A', amount: 42_000, description: 'Ticket TK-7F3A', request: undefined };
const ONLINE = {
  status: true,
  message: 'Terminal status retrieved',
  data: { online: true, available: true },
};
const REQUEST = {
  id: 3_136_406,
  amount: 42_000,
  currency: 'NGN',
  request_code: 'PRQ_1weqqsn2wwzgft8',
  status: 'pending',
  paid: false,
  paid_at: null,
  offline_reference: '4286263136406',
};
const answerOf = (data: object) => ({ body: { status: true, message: '', data } });

describe('A POS terminal of Paystack', () => {
  it('is sent the amount as a payment request, which is named before it is sent', async () => {
    const { url, requests } = await aServer(
      { body: ONLINE },
      answerOf({ customer_code: 'CUS_xnxdt6s1zg1f4nx' }),
      answerOf(REQUEST),
      answerOf({ id: '616d721e8c5cd40a0cdd54a6' }),
    );
    const named: [string, number][] = [];
    await OF.paystack(url).sendToTerminal?.({ ...CARD, terminal: 'Z0R4orOU' }, async (request) => {
      named.push([request, requests.length]);
    });
    expect(named).toEqual([['PRQ_1weqqsn2wwzgft8', 3]]);
    expect(requests.map(({ url: path, body }) => [path, body])).toEqual([
      ['/terminal/Z0R4orOU/presence', undefined],
      ['/customer', { email: 'motorpark+TK-7F3A@company.ng' }],
      [
        '/paymentrequest',
        {
          customer: 'CUS_xnxdt6s1zg1f4nx',
          amount: 42_000,
          currency: 'NGN',
          description: 'Ticket TK-7F3A',
          send_notification: false,
        },
      ],
      [
        '/terminal/Z0R4orOU/event',
        { type: 'invoice', action: 'process', data: { id: 3_136_406, reference: '4286263136406' } },
      ],
    ]);
  });

  it('is sent the same request again', async () => {
    const { url, requests } = await aServer({ body: ONLINE }, answerOf(REQUEST), answerOf({ id: '1' }));
    const again = { ...CARD, terminal: 'Z0R4orOU', request: 'PRQ_1weqqsn2wwzgft8' };
    await OF.paystack(url).sendToTerminal?.(again, () => Promise.reject(new Error('named twice')));
    expect(requests.map(({ url: path }) => path)).toEqual([
      '/terminal/Z0R4orOU/presence',
      '/paymentrequest/verify/PRQ_1weqqsn2wwzgft8',
      '/terminal/Z0R4orOU/event',
    ]);
  });

  it('that is off or busy is asked for nothing', async () => {
    const { url, requests } = await aServer({
      body: { ...ONLINE, data: { online: true, available: false } },
    });
    const provider = OF.paystack(url);
    expect(
      await failureOf(
        Promise.resolve(provider.sendToTerminal?.({ ...CARD, terminal: 'Z0R4orOU' }, async () => {})),
      ),
    ).toBe('refused: The POS terminal Z0R4orOU of Paystack is off or busy.');
    expect(requests).toHaveLength(1);
  });

  it('has taken the money once the request is paid', async () => {
    const paid = { ...REQUEST, status: 'success', paid: true, paid_at: '2021-10-20T10:02:00.000Z' };
    const { url } = await aServer(
      answerOf(REQUEST),
      answerOf(paid),
      answerOf({ ...paid, request_code: 'PRQ_x' }),
    );
    const provider = OF.paystack(url);
    expect(await provider.moneyFor('PRQ_1weqqsn2wwzgft8')).toEqual([]);
    expect(await provider.moneyFor('PRQ_1weqqsn2wwzgft8')).toMatchObject([
      { id: 'PRQ_1weqqsn2wwzgft8', amount: 42_000, currency: 'NGN', fee: 0 },
    ]);
    expect(await failureOf(provider.moneyFor('PRQ_1weqqsn2wwzgft8'))).toMatch(/^unreadable: /);
  });

  it.each([
    ['paymentrequest.success', { request_code: 'PRQ_79unvlqvixs3tu1' }, 'PRQ_79unvlqvixs3tu1'],
    ['paymentrequest.pending', { request_code: 'PRQ_79unvlqvixs3tu1' }, undefined],
    ['charge.success', { reference: 'pos_wtwyrj7n6x', channel: 'pos' }, undefined],
  ])('tells of its money by %s', (event, data, reference) => {
    const body = Buffer.from(JSON.stringify({ event, data }));
    expect(OF.paystack('http://localhost').referenceIn(body)).toBe(reference);
  });

  it('is one of the simulator, which is paid by its ID', async () => {
    const { simulator, provider, told } = await aSimulator('paystack');
    const requests: string[] = [];
    const send = (terminal: string) =>
      failureOf(
        Promise.resolve(
          provider.sendToTerminal?.({ ...CARD, terminal }, async (request) => void requests.push(request)),
        ),
      );
    expect(await send('off')).toMatch(/^refused: /);
    expect(await send('2033HTE0')).toBe('none');
    await simulator.pay('2033HTE0', 42_000);
    expect(told).toEqual(requests);
    expect(await provider.moneyFor(requests[0] ?? '')).toMatchObject([{ amount: 42_000 }]);
  });
});
