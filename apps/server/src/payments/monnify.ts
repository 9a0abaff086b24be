import { type Kobo, nairaOnWire } from '@motorpark/domain';
import { type Send, connectTo } from './connection';
import { hasSignature, inEvent } from './events';
import type { Fields } from './fields';
import { payerMail } from './payerMail';
import type { PaymentProvider, ProviderOptions, ReceivedMoney } from './provider';
import { tryOut } from './tryOut';

export interface MonnifySettings {
  url: string;
  apiKey: string;
  secretKey: string;
  contract: string;
  /** The company's address, which gets the mails of the provider. */
  mail: string;
}

export const MONNIFY_SERVER = 'https://api.monnify.com';

/** Statuses of a transaction for which money has come. One that expired may have been paid in part. */
const WITH_MONEY = new Set(['PAID', 'OVERPAID', 'PARTIALLY_PAID', 'EXPIRED']);

/** How many payments of a settlement it answers on one page. */
const PAGE = 50;

/** How long before its end a token is no longer used. */
const TOKEN_MARGIN_MS = 60_000;

/**
 * Monnify's transfer to an account for one payment. It takes any amount, also in several transfers. How long an account is open is set at Monnify
 * (40 minutes). https://developers.monnify.com/docs/collections/one-time-payments/checkout-api
 */
export function monnify(
  { url, apiKey, secretKey, contract, mail }: MonnifySettings,
  { now = () => new Date(), limitMs }: ProviderOptions = {},
): PaymentProvider {
  const name = 'Monnify';
  const envelope = { isDone: 'requestSuccessful', message: 'responseMessage', content: 'responseBody' };
  const basic = Buffer.from(`${apiKey}:${secretKey}`).toString('base64');
  const ask = connectTo({ name, url, envelope, keys: [secretKey, apiKey], limitMs });
  const hasTestKeys = apiKey.startsWith('MK_TEST_');
  let token = { bearer: '', end: 0 };

  async function logIn(send: Send) {
    const given = (await send('/api/v1/auth/login', `Basic ${basic}`, {})).content();
    const end = now().getTime() + given.whole('expiresIn') * 1000 - TOKEN_MARGIN_MS;
    token = { bearer: `Bearer ${given.text('accessToken')}`, end };
  }

  /** Sends with the token: a new one if it has ended, or if Monnify no longer takes it. */
  async function authorized(send: Send, path: string, body?: object) {
    const isKept = now().getTime() < token.end;
    if (!isKept) await logIn(send);
    const answer = await send(path, token.bearer, body);
    if (answer.status !== 401 || !isKept) return answer;
    await logIn(send);
    return send(path, token.bearer, body);
  }

  const openTransfer: PaymentProvider['openTransfer'] = (payment) =>
    ask(async (send) => {
      const transaction = await authorized(send, '/api/v1/merchant/transactions/init-transaction', {
        amount: nairaOnWire(payment.amount),
        customerName: payment.payer,
        customerEmail: payerMail(mail, payment.reference),
        paymentReference: payment.reference,
        paymentDescription: payment.description,
        currencyCode: 'NGN',
        contractCode: contract,
        paymentMethods: ['ACCOUNT_TRANSFER'],
      });
      const transactionReference = transaction.content().text('transactionReference');
      const path = '/api/v1/merchant/bank-transfer/init-payment';
      const opened = (await authorized(send, path, { transactionReference })).content();
      return {
        bank: opened.text('bankName'),
        number: opened.text('accountNumber'),
        name: opened.text('accountName'),
        until: new Date(now().getTime() + opened.whole('accountDurationSeconds') * 1000),
        amount: opened.naira('totalPayable'),
      };
    });

  const moneyFor: PaymentProvider['moneyFor'] = (reference) =>
    ask(async (send) => {
      const path = `/api/v2/merchant/transactions/query?paymentReference=${encodeURIComponent(reference)}`;
      const answer = await authorized(send, path);
      if (answer.status === 404) return [];
      const found = answer.content();
      if (found.text('paymentReference') !== reference) throw found.wrong('paymentReference');
      const hasMoney = WITH_MONEY.has(found.text('paymentStatus')) && found.has('amountPaid');
      return hasMoney ? receivedIn(found, now()) : [];
    });

  const settledPayments: PaymentProvider['settledPayments'] = (settlement, page) =>
    ask(async (send) => {
      const asked = `reference=${encodeURIComponent(settlement)}&page=${page - 1}&size=${PAGE}`;
      const path = `/api/v1/transactions/find-by-settlement-reference?${asked}`;
      const found = (await authorized(send, path)).content();
      const payments = found.rows('content').map((one) => {
        const amount = one.naira('amountPaid');
        const fee = one.has('settlementAmount')
          ? Math.max(0, amount - one.naira('settlementAmount'))
          : undefined;
        return { id: one.text('transactionReference'), cameFor: one.text('paymentReference'), amount, fee };
      });
      return { payments, isLast: found.flag('last') };
    });

  return {
    name,
    isLive: url === MONNIFY_SERVER && !hasTestKeys,
    openTransfer,
    moneyFor,
    isSigned: (body, headers) => hasSignature(body, secretKey, headers['monnify-signature']),
    referenceIn: (body) =>
      inEvent(body, (event) =>
        event.text('eventType') === 'SUCCESSFUL_TRANSACTION'
          ? event.object('eventData').text('paymentReference')
          : undefined,
      ),
    settlementIn: (body) =>
      inEvent(body, (event) =>
        event.text('eventType') === 'SETTLEMENT'
          ? event.object('eventData').text('settlementReference')
          : undefined,
      ),
    paidOutSince: async () => [],
    settledPayments,
    check: () => tryOut({ openTransfer, moneyFor, hasTestKeys }, now()),
  };
}

/** Returns the transfers of a transaction; `now` stands for the time of one that Monnify has not finished. */
function receivedIn(transaction: Fields, now: Date): ReceivedMoney[] {
  const paid = transaction.naira('amountPaid');
  if (paid === 0) return [];
  const settled = transaction.has('settlementAmount') ? transaction.naira('settlementAmount') : paid;
  const currency = transaction.text(transaction.has('currency') ? 'currency' : 'currencyCode');
  const paidAt = transaction.has('paidOn')
    ? transaction.moment('paidOn', yearFirst(transaction.text('paidOn')))
    : now;
  const feeUpTo = (sum: Kobo) => Math.floor((Math.max(0, paid - settled) * sum) / paid);
  const received: ReceivedMoney[] = [];
  let sum = 0;
  for (const transfer of transfersIn(transaction, paid)) {
    const fee = feeUpTo(sum + transfer.amount) - feeUpTo(sum);
    received.push({ ...transfer, currency, fee, paidAt });
    sum += transfer.amount;
  }
  if (sum !== paid) throw transaction.wrong('amountPaid');
  return received;
}

/** Returns the transfers of a transaction, which is itself one if Monnify lists none. */
function transfersIn(transaction: Fields, paid: Kobo): Pick<ReceivedMoney, 'id' | 'amount' | 'sender'>[] {
  const reference = transaction.text('transactionReference');
  // Monnify's documents and answers have one of the two lists; only the first has session IDs.
  const sources = transaction.list('paymentSourceInformation');
  const transfers = sources.length > 0 ? sources : transaction.list('accountPayments');
  const nobody = { name: '', account: '', bank: '' };
  if (transfers.length === 0) return [{ id: reference, amount: paid, sender: nobody }];
  const ids: string[] = [];
  return transfers.map((transfer) => {
    const amount = transfer.naira('amountPaid');
    const account = transfer.said('accountNumber');
    const sender = { name: transfer.said('accountName'), account, bank: transfer.said('bankCode') };
    // Of its content, so that the id stays the same if Monnify lists the transfers in another order.
    const id = transfer.said('sessionId') || `${reference}/${account}/${amount}`;
    const alike = ids.filter((one) => one === id).length;
    ids.push(id);
    return { id: alike > 0 ? `${id}/${alike + 1}` : id, amount, sender };
  });
}

const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2})(:\d{2}:\d{2}) ([AP])M$/;

/** Returns `17/11/2021 3:48:10 PM` as `2021-11-17 15:48:10`, any other text as it is. */
const yearFirst = (text: string): string =>
  text.replace(
    DAY_FIRST,
    (_, day: string, month: string, year: string, hour: string, rest: string, half: string) => {
      const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
      return `${year}-${month}-${day} ${String(hours).padStart(2, '0')}${rest}`;
    },
  );
