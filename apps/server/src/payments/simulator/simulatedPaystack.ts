import type { Kobo } from '@motorpark/domain';
import type { PaystackSettings } from '../paystack';
import { BANK, type Opened, SIMULATOR, type SentMoney, type SimulatedProvider } from './simulated';

export type PaystackKeys = Pick<PaystackSettings, 'secretKey'>;

const FEE: Kobo = 50_00;
const VERIFY = 'GET /transaction/verify/';

/** Simulates Paystack, which takes the exact amount once, and tells of any other one that it was sent back. */
export function simulatedPaystack({ secretKey }: PaystackKeys): SimulatedProvider {
  return {
    secretKey,
    signatureHeader: 'x-paystack-signature',
    answer({ route, authorization, body }, accounts) {
      const isCharge = route === 'POST /charge';
      if (!isCharge && !route.startsWith(VERIFY)) return undefined;
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
