import { describe, expect, it } from 'vitest';
import type { Fault } from './simulator/faults';
import { NOW, OF, PAYMENT, UNTIL, aServer, aSimulator } from './testing';

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
    const other = { ...settlement, id: 1, currency: 'GHS' };
    const many = Array.from({ length: 50 }, () => settlement);
    const { url, requests } = await aServer(list(...many), list(other), list(payment));
    const paidOut = await OF.paystack(url).paidOutSince(NOW);
    expect(paidOut).toHaveLength(50);
    expect(paidOut[0]).toEqual({
      reference: '3090024',
      sums: { amount: 995, fee: 5 },
      paidAt: new Date('2022-11-09T00:00:00Z'),
    });
    expect(await OF.paystack(url).settledPayments('3090024', 1)).toEqual({
      payments: [{ id: '2067030515', cameFor: 'da8ed5u8sz6yn95', amount: 10000, fee: 390 }],
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
