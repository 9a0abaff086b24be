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
});
