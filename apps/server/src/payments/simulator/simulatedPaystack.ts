import type { Kobo } from '@motorpark/domain';
import type { PaystackSettings } from '../paystack';
import {
  type Accounts,
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
const VERIFY_REQUEST = 'GET /paymentrequest/verify/';
const TERMINAL = /^(?:GET|POST) \/terminal\/([^/]+)\/(presence|event)$/;
const REQUEST = 'PRQ_';
const REQUEST_MS = 60 * 60_000;

/**
 * Simulates Paystack, which takes the exact amount once, and tells of any other one that it was sent back. A payment request is paid by the ID of the POS terminal that it was sent to; one that is
 * called `off` is off.
 */
export function simulatedPaystack({ secretKey }: PaystackKeys): SimulatedProvider {
  return {
    name: 'Paystack',
    secretKey,
    signatureHeader: 'x-paystack-signature',
    answer({ route, query, authorization, body }, accounts) {
      const isCharge = route === 'POST /charge';
      const settlement = SETTLEMENT.exec(route);
      const isOfCards = /^\w+ \/(?:customer|paymentrequest|terminal)\b/.test(route);
      if (!isCharge && !isOfCards && !settlement && !route.startsWith(VERIFY)) return undefined;
      if (authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid key', 'invalid_Key');
      if (isOfCards) return answerOfCards(route, body, accounts);
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
      if (opened.reference.startsWith(REQUEST))
        return { event: 'paymentrequest.success', data: requestOf(opened) };
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

function answerOfCards(
  route: string,
  body: Readonly<Record<string, unknown>>,
  accounts: Accounts,
): [number, object] {
  const [, terminal = '', asked] = TERMINAL.exec(route) ?? [];
  if (asked === 'presence') return done({ online: terminal !== 'off', available: terminal !== 'off' });
  if (route === 'POST /customer') return done({ email: body['email'], customer_code: 'CUS_simulator' });
  if (route === 'POST /paymentrequest') {
    const opened = accounts.open({
      reference: `${REQUEST}${accounts.size + 1}`,
      amount: Number(body['amount']),
      until: new Date(Date.now() + REQUEST_MS),
      description: String(body['description']),
    });
    return opened ? done(requestOf(opened)) : refused(400, 'Invalid request', 'invalid_params');
  }
  const pushed = body['data'];
  const id = typeof pushed === 'object' && pushed && 'id' in pushed ? Number(pushed.id) : 0;
  const reference = asked === 'event' ? `${REQUEST}${id}` : route.slice(VERIFY_REQUEST.length);
  const opened = accounts.get(reference);
  if (!opened) return refused(404, 'Invoice not found', 'not_found');
  if (asked !== 'event') return done(requestOf(opened));
  opened.number = terminal;
  return done({ id: '616d721e8c5cd40a0cdd54a6' });
}

const requestOf = ({ reference, amount, money: [paid] }: Opened) => ({
  id: Number(reference.slice(REQUEST.length)),
  domain: 'test',
  amount,
  currency: 'NGN',
  request_code: reference,
  status: paid ? 'success' : 'pending',
  paid: paid !== undefined,
  paid_at: paid?.paidAt.toISOString() ?? null,
  offline_reference: `428626${reference.slice(REQUEST.length)}`,
});

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
