import { type Kobo, nairaOnWire, parseNaira } from '@motorpark/domain';
import type { MonnifySettings } from '../monnify';
import { BANK, type Opened, SIMULATOR, type SentMoney, type SimulatedProvider, paidTo } from './simulated';

export type MonnifyKeys = Pick<MonnifySettings, 'apiKey' | 'secretKey' | 'contract'>;

const OPEN_FOR_S = 2400;
const FEE: Kobo = 10_00;
const BEFORE_REFERENCE = 'MNFY|SIMULATOR|';

/** Simulates Monnify, which takes any amount, also in several transfers. */
export function simulatedMonnify({ apiKey, secretKey, contract }: MonnifyKeys): SimulatedProvider {
  const basic = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
  const token = 'token-of-the-simulator';
  return {
    name: 'Monnify',
    secretKey,
    signatureHeader: 'monnify-signature',
    answer({ route, query, authorization, body }, accounts) {
      if (!route.includes('/api/v')) return undefined;
      if (route === 'POST /api/v1/auth/login') {
        if (authorization !== basic) return refused(401, 'The credentials provided are not valid');
        return done({ accessToken: token, expiresIn: 3599 });
      }
      if (authorization !== `Bearer ${token}`) return refused(401, 'Invalid token');
      switch (route) {
        case 'POST /api/v1/merchant/transactions/init-transaction': {
          if (body['contractCode'] !== contract) return refused(404, 'Could not find specified contract');
          const reference = String(body['paymentReference']);
          const opened = accounts.open({
            reference,
            amount: parseNaira(String(body['amount'])) ?? 0,
            until: new Date(Date.now() + OPEN_FOR_S * 1000),
            description: String(body['paymentDescription']),
          });
          if (!opened) return refused(422, 'Duplicate payment reference');
          return done({ transactionReference: BEFORE_REFERENCE + reference, paymentReference: reference });
        }
        case 'POST /api/v1/merchant/bank-transfer/init-payment': {
          const opened = accounts.get(String(body['transactionReference']).replace(BEFORE_REFERENCE, ''));
          if (!opened) return refused(404, 'There is no transaction matching supplied reference');
          return done({
            accountNumber: opened.number,
            accountName: SIMULATOR,
            bankName: BANK,
            accountDurationSeconds: OPEN_FOR_S,
            totalPayable: nairaOnWire(opened.amount),
          });
        }
        case 'GET /api/v2/merchant/transactions/query': {
          const opened = accounts.get(query.get('paymentReference') ?? '');
          if (!opened) return refused(404, 'There is no transaction matching supplied reference');
          return done(transactionOf(opened, opened.money));
        }
        case 'GET /api/v1/transactions/find-by-settlement-reference': {
          const settled = accounts.settled(query.get('reference') ?? '');
          if (!settled) return refused(404, 'There is no settlement matching supplied reference');
          const rows = Number(query.get('size') ?? 10);
          const start = Number(query.get('page') ?? 0) * rows;
          const content = settled.slice(start, start + rows).map((one) => transactionOf(one, one.money));
          return done({ content, last: start + rows >= settled.length, totalElements: settled.length });
        }
        default:
          return undefined;
      }
    },
    takes: () => true,
    event: (opened, money) => ({
      eventType: 'SUCCESSFUL_TRANSACTION',
      eventData: transactionOf(opened, [money]),
    }),
    settlementEvent: ({ reference, at, accounts }) => {
      const transactions = accounts.map((one) => transactionOf(one, one.money));
      const amount = transactions.reduce((sum, { settlementAmount }) => sum + Number(settlementAmount), 0);
      return {
        eventType: 'SETTLEMENT',
        eventData: {
          amount: amount.toFixed(2),
          settlementTime: inLagos(at),
          settlementReference: reference,
          transactionsCount: transactions.length,
          transactions,
        },
      };
    },
  };
}

/** Returns a transaction as Monnify writes it, with some of its money in detail. */
function transactionOf(opened: Opened, detailed: readonly SentMoney[]) {
  const { reference, amount, money } = opened;
  const paid = paidTo(opened);
  const last = money.at(-1);
  const status = paid === amount ? 'PAID' : paid > amount ? 'OVERPAID' : 'PARTIALLY_PAID';
  return {
    transactionReference: BEFORE_REFERENCE + reference,
    paymentReference: reference,
    amountPaid: inText(paid),
    totalPayable: inText(amount),
    settlementAmount: inText(Math.max(0, paid - FEE * money.length)),
    paidOn: last ? inLagos(last.paidAt) : null,
    paymentStatus: last ? status : 'PENDING',
    paymentDescription: SIMULATOR,
    currency: 'NGN',
    paymentMethod: 'ACCOUNT_TRANSFER',
    paymentSourceInformation: detailed.map(({ id, amount: sent, sender }) => ({
      bankCode: sender.bank,
      amountPaid: inText(sent),
      accountName: sender.name,
      sessionId: id,
      accountNumber: sender.account,
    })),
  };
}

const done = (responseBody: object): [number, object] => [
  200,
  { requestSuccessful: true, responseMessage: SIMULATOR, responseCode: '0', responseBody },
];

const refused = (status: number, why: string): [number, object] => [
  status,
  { requestSuccessful: false, responseMessage: `${why} (${SIMULATOR})`, responseCode: '99' },
];

const inText = (amount: Kobo) => (amount / 100).toFixed(2);

/** A moment in Lagos, `2021-11-17 15:48:10.0`. */
const inLagos = (at: Date) =>
  new Date(at.getTime() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ').concat('.0');
