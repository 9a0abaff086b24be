import type { Kobo } from '@motorpark/domain';
import type { PaystackSettings } from '../paystack';
import {
  BANK,
  type Opened,
  type PaidOutNow,
  SIMULATOR,
  type SentMoney,
  type SimulatedProvider,
} from './simulated';

export type PaystackKeys = Pick<PaystackSettings, 'secretKey'>;

const FEE: Kobo = 50_00;
const SETTLEMENT = /^GET \/settlement(?:\/(\d+)\/transactions)?$/;
const VERIFY = 'GET /transaction/verify/';

/** Simulates Paystack, which takes the exact amount once, and tells of any other one that it was sent back. */
export function simulatedPaystack({ secretKey }: PaystackKeys): SimulatedProvider {
  return {
    name: 'Paystack',
    secretKey,
    signatureHeader: 'x-paystack-signature',
    answer({ route, query, authorization, body }, accounts) {
      const isCharge = route === 'POST /charge';
      const settlement = SETTLEMENT.exec(route);
      if (!isCharge && !settlement && !route.startsWith(VERIFY)) return undefined;
      if (authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid key', 'invalid_Key');
      if (isCharge) {
        const asked = body['bank_transfer'];
        const expiry = { account_expires_at: '', ...(typeof asked === 'object' && asked) };
        const opened = accounts.open({
          reference: String(body['reference']),
          amount: Number(body['amount']),
          until: new Date(expiry.account_expires_at),
          description: '',
        });
        if (!opened) return refused(400, 'Duplicate Transaction Reference', 'duplicate_reference');
        return done({
          status: 'pending_bank_transfer',
          reference: opened.reference,
          account_number: opened.number,
          account_name: SIMULATOR,
          bank: { name: BANK },
          ...expiry,
        });
      }
      if (settlement) {
        const [, reference] = settlement;
        if (reference === undefined)
          return done(pageOf(accounts.settlements.toReversed(), query).map(settlementOf));
        const settled = accounts.settled(reference);
        if (!settled) return refused(404, 'Settlement not found', 'settlement_not_found');
        return done(pageOf(settled, query).flatMap((one) => one.money.map((money) => paidBy(one, money))));
      }
      const opened = accounts.get(decodeURIComponent(route.slice(VERIFY.length)));
      if (!opened) return refused(400, 'Transaction reference not found', 'transaction_not_found');
      const [money] = opened.money;
      return done(money ? paidBy(opened, money) : { status: 'ongoing', reference: opened.reference });
    },
    takes: ({ amount, money }, sent) => sent === amount && money.length === 0,
    event(opened, money) {
      if (opened.money.includes(money)) return { event: 'charge.success', data: paidBy(opened, money) };
      const bankTransfer = { amount: String(money.amount), message: `incorrect amount sent (${SIMULATOR})` };
      return { event: 'bank.transfer.rejected', data: { bank_transfer: bankTransfer } };
    },
    settlementEvent: () => undefined,
  };
}

const pageOf = <One>(all: readonly One[], query: URLSearchParams): One[] => {
  const rows = Number(query.get('perPage') ?? 50);
  const start = (Number(query.get('page') ?? 1) - 1) * rows;
  return all.slice(start, start + rows);
};

function settlementOf({ reference, at, accounts }: PaidOutNow) {
  const money = accounts.flatMap((one) => one.money);
  const processed = money.reduce((sum, { amount }) => sum + amount, 0);
  const fees = FEE * money.length;
  return {
    id: Number(reference),
    domain: 'test',
    status: 'success',
    currency: 'NGN',
    total_amount: processed - fees,
    effective_amount: processed - fees,
    total_fees: fees,
    total_processed: processed,
    deductions: null,
    settlement_date: at.toISOString(),
    settled_by: null,
  };
}

const paidBy = ({ reference }: Opened, { id, amount, paidAt, sender }: SentMoney) => ({
  id: Number(id),
  domain: 'test',
  status: 'success',
  reference,
  amount,
  gateway_response: SIMULATOR,
  paid_at: paidAt.toISOString(),
  channel: 'bank_transfer',
  currency: 'NGN',
  fees: FEE,
  authorization: {
    channel: 'bank_transfer',
    sender_bank: sender.bank,
    sender_bank_account_number: sender.account,
    sender_name: sender.name,
  },
});

const done = (data: object): [number, object] => [200, { status: true, message: SIMULATOR, data }];

const refused = (status: number, why: string, code: string): [number, object] => [
  status,
  { status: false, message: `${why} (${SIMULATOR})`, code },
];
