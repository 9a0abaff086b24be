import type { Kobo } from '@motorpark/domain';
import {
  type CardRequest,
  type PaidOut,
  type PaymentProvider,
  type TransferRequest,
  ProviderFailure,
  type ReceivedMoney,
  type SettledPayment,
} from '../payments/provider';

/** A payment provider without a network: tests pay into the accounts that it has given. */
export interface TestProvider extends PaymentProvider {
  /** What was asked for, oldest first. */
  asked: TransferRequest[];
  /** What was sent to POS terminals, oldest first, with the reference under which its money comes. */
  sent: (CardRequest & { code: string })[];
  /** Pays an amount, by default what was asked for; returns the event that says so. */
  pay: (reference: string, changes?: Partial<ReceivedMoney> & { amount?: Kobo }) => Buffer;
  /** Pays out money to the bank; returns the event that says so. */
  settle: (settlement: string, ...payments: SettledPayment[]) => Buffer;
  /** What it lists as paid out. */
  listed: readonly PaidOut[];
  /** Forgets what has come for a reference. */
  forget: (reference: string) => void;
  /** When it closes accounts; when it is asked to by default. */
  closesAt: Date | undefined;
  isLive: boolean;
  /** While true, every request fails. */
  isDown: boolean;
  /** While true, what is sent to a POS terminal arrives, and no answer comes. */
  losesAnswer: boolean;
}

const SIGNATURE = 'signed-by-the-test';

const SETTLED = /^settlement (.+)$/;

/** The headers of an event that the provider has sent. */
export const SIGNED = { 'x-signature': SIGNATURE };

export function aProvider(): TestProvider {
  const money = new Map<string, ReceivedMoney[]>();
  const settlements = new Map<string, readonly SettledPayment[]>();
  let transfers = 0;
  const refuseIfDown = () => {
    if (provider.isDown) throw new ProviderFailure('unreachable', 'The provider is down.');
  };
  const provider: TestProvider = {
    name: 'Monnify',
    isLive: true,
    asked: [],
    sent: [],
    isDown: false,
    losesAnswer: false,
    closesAt: undefined,
    forget: (reference) => void money.delete(reference),
    async openTransfer(payment) {
      refuseIfDown();
      provider.asked.push(payment);
      const number = String(9_900_000_000 + provider.asked.length);
      return {
        bank: 'Wema Bank',
        number,
        name: 'Motorpark',
        until: provider.closesAt ?? payment.until,
        amount: payment.amount,
      };
    },
    async sendToTerminal(payment, onRequest) {
      refuseIfDown();
      const code = payment.request ?? `PRQ_${payment.reference}`;
      if (payment.request === undefined) await onRequest(code);
      provider.sent.push({ ...payment, code });
      if (provider.losesAnswer) throw new ProviderFailure('unreachable', 'The provider is slow.');
    },
    async moneyFor(reference) {
      refuseIfDown();
      return money.get(reference) ?? [];
    },
    isSigned: (_body, headers) => headers['x-signature'] === SIGNATURE,
    referenceIn: (body) =>
      SETTLED.test(body.toString('utf8')) ? undefined : body.toString('utf8') || undefined,
    settlementIn: (body) => SETTLED.exec(body.toString('utf8'))?.[1],
    paidOutSince: async () => provider.listed,
    listed: [],
    async settledPayments(settlement, page) {
      refuseIfDown();
      const payments = settlements.get(settlement);
      if (!payments) throw new ProviderFailure('refused', 'There is no such settlement.');
      return { payments: payments.slice(page - 1, page), isLast: page >= payments.length };
    },
    settle(settlement, ...payments) {
      settlements.set(settlement, payments);
      return Buffer.from(`settlement ${settlement}`);
    },
    check: async () => ['This is a test.'],
    pay(reference, changes = {}) {
      transfers += 1;
      const one = {
        id: `MNFY|${transfers}|${reference}`.slice(0, 60),
        amount:
          [...provider.asked, ...provider.sent].find((payment) =>
            [payment.reference, 'code' in payment && payment.code].includes(reference),
          )?.amount ?? 0,
        currency: 'NGN',
        fee: 5_000,
        paidAt: new Date('2026-11-21T09:01:00.000Z'),
        sender: { name: 'Chinedu Obi', account: '0123456789', bank: 'GTBank' },
        ...changes,
      };
      money.set(reference, [...(money.get(reference) ?? []), one]);
      return Buffer.from(reference);
    },
  };
  return provider;
}
