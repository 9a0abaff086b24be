import { type Send, connectTo } from './connection';
import { hasSignature, inEvent } from './events';
import type { Fields } from './fields';
import { payerMail, referenceOfPayer } from './payerMail';
import {
  type CardRequest,
  type PaymentProvider,
  ProviderFailure,
  type ProviderOptions,
  type ReceivedMoney,
} from './provider';
import { tryOut } from './tryOut';

export interface PaystackSettings {
  url: string;
  secretKey: string;
  /** The company's address, which gets the mails of the provider. */
  mail: string;
}

export const PAYSTACK_SERVER = 'https://api.paystack.co';

/** How many rows it answers on one page. */
const PAGE = 50;

/** How the references of Paystack's payment requests begin. */
const PAYMENT_REQUEST = 'PRQ_';

/**
 * Paystack's "Pay with Transfer", https://paystack.com/docs/payments/payment-channels: it takes the exact amount once, and sends any other one back. An account is open for 15 minutes to 8 hours.
 * And its POS terminals, https://paystack.com/docs/terminal/push-payment-requests, to which payment requests are sent.
 */
export function paystack(
  { url, secretKey, mail }: PaystackSettings,
  { now = () => new Date(), limitMs }: ProviderOptions = {},
): PaymentProvider {
  const name = 'Paystack';
  const envelope = { isDone: 'status', message: 'message', content: 'data' };
  const ask = connectTo({ name, url, envelope, keys: [], limitMs });
  const bearer = `Bearer ${secretKey}`;
  const hasTestKeys = secretKey.startsWith('sk_test_');

  const openTransfer: PaymentProvider['openTransfer'] = async ({ reference, amount, until }) => {
    const email = payerMail(mail, reference);
    const bankTransfer = { account_expires_at: until.toISOString() };
    const body = { email, amount, currency: 'NGN', reference, bank_transfer: bankTransfer };
    const opened = (await ask((send) => send('/charge', bearer, body))).content();
    if (opened.text('status') !== 'pending_bank_transfer') throw opened.wrong('status');
    return {
      bank: opened.object('bank').text('name'),
      number: opened.text('account_number'),
      name: opened.text('account_name'),
      until: opened.moment('account_expires_at'),
      amount,
    };
  };

  const sendToTerminal: PaymentProvider['sendToTerminal'] = (payment, onRequest) =>
    ask(async (send) => {
      const terminal = `/terminal/${encodeURIComponent(payment.terminal)}`;
      const presence = (await send(`${terminal}/presence`, bearer)).content();
      if (!presence.flag('online') || !presence.flag('available'))
        throw new ProviderFailure(
          'refused',
          `The POS terminal ${payment.terminal} of ${name} is off or busy.`,
        );
      const known = payment.request;
      const asked = known === undefined ? await request(send, payment) : await requestCalled(send, known);
      if (known === undefined) await onRequest(asked.text('request_code'));
      const data = { id: asked.whole('id'), reference: asked.text('offline_reference') };
      (await send(`${terminal}/event`, bearer, { type: 'invoice', action: 'process', data })).content();
    });

  async function request(send: Send, { reference, amount, description }: CardRequest) {
    const payer = { email: payerMail(mail, reference) };
    const customer = (await send('/customer', bearer, payer)).content().text('customer_code');
    const wanted = { customer, amount, currency: 'NGN', description, send_notification: false };
    return (await send('/paymentrequest', bearer, wanted)).content();
  }

  async function requestCalled(send: Send, code: string) {
    const found = (await send(`/paymentrequest/verify/${encodeURIComponent(code)}`, bearer)).content();
    if (found.text('request_code') !== code) throw found.wrong('request_code');
    return found;
  }

  /** A request is paid at once and in full. Whose card paid is not told. */
  async function cardMoneyFor(code: string): Promise<ReceivedMoney[]> {
    const found = await ask((send) => requestCalled(send, code));
    if (!found.flag('paid')) return [];
    return [
      {
        id: code,
        amount: found.whole('amount'),
        currency: found.text('currency'),
        fee: 0,
        paidAt: found.moment('paid_at'),
        sender: { name: '', account: '', bank: '' },
      },
    ];
  }

  const moneyFor: PaymentProvider['moneyFor'] = async (reference) => {
    if (reference.startsWith(PAYMENT_REQUEST)) return cardMoneyFor(reference);
    const answer = await ask((send) => send(`/transaction/verify/${encodeURIComponent(reference)}`, bearer));
    if (answer.status === 404 || answer.fields.said('code') === 'transaction_not_found') return [];
    const found = answer.content();
    if (found.text('reference') !== reference) throw found.wrong('reference');
    if (found.text('status') !== 'success') return [];
    const payer = found.object('authorization');
    const sender = {
      name: payer.said('sender_name'),
      account: payer.said('sender_bank_account_number'),
      bank: payer.said('sender_bank'),
    };
    return [
      {
        id: found.text('id'),
        amount: found.whole('amount'),
        currency: found.text('currency'),
        fee: found.has('fees') ? found.whole('fees') : 0,
        paidAt: found.moment('paid_at'),
        sender,
      },
    ];
  };

  /** https://paystack.com/docs/api/settlement */
  const paidOutSince: PaymentProvider['paidOutSince'] = (since) =>
    ask(async (send) => {
      const settlements: Fields[] = [];
      const asked = `/settlement?status=success&subaccount=none&from=${since.toISOString()}&perPage=${PAGE}`;
      for (let page = 1, rows = 0; page === 1 || rows === PAGE; page += 1) {
        const found = (await send(`${asked}&page=${page}`, bearer)).rows();
        settlements.push(...found);
        rows = found.length;
      }
      return settlements
        .filter((one) => one.text('status') === 'success' && one.text('currency') === 'NGN')
        .map((one) => ({
          reference: one.text('id'),
          sums: { amount: one.whole('effective_amount'), fee: one.whole('total_fees') },
          paidAt: one.moment('settlement_date'),
        }));
    });

  const settledPayments: PaymentProvider['settledPayments'] = async (settlement, page) => {
    const path = `/settlement/${encodeURIComponent(settlement)}/transactions?perPage=${PAGE}&page=${page}`;
    const found = (await ask((send) => send(path, bearer))).rows();
    const payments = found.map((one) => ({
      id: one.text('id'),
      cameFor: payerOfCard(one) ?? one.text('reference'),
      amount: one.whole('amount'),
      fee: one.has('fees') ? one.whole('fees') : 0,
    }));
    return { payments, isLast: found.length < PAGE };
  };

  /** What a POS terminal took has a reference of its own; the address of its payer has ours. */
  const payerOfCard = (payment: Fields) =>
    payment.said('channel') === 'pos' && payment.has('customer')
      ? referenceOfPayer(payment.object('customer').said('email'))
      : undefined;

  return {
    name,
    isLive: url === PAYSTACK_SERVER && !hasTestKeys,
    openTransfer,
    sendToTerminal,
    moneyFor,
    isSigned: (body, headers) => hasSignature(body, secretKey, headers['x-paystack-signature']),
    referenceIn: (body) =>
      inEvent(body, (event) => {
        const data = event.object('data');
        if (event.text('event') === 'paymentrequest.success') return data.text('request_code');
        // What a POS terminal took has a reference of its own there; its request tells of it as well.
        const isOurs = event.text('event') === 'charge.success' && data.said('channel') !== 'pos';
        return isOurs ? data.text('reference') : undefined;
      }),
    settlementIn: () => undefined,
    paidOutSince,
    settledPayments,
    check: () => tryOut({ openTransfer, moneyFor, hasTestKeys }, now()),
  };
}
