import { connectTo } from './connection';
import { hasSignature, inEvent } from './events';
import type { Fields } from './fields';
import { payerMail } from './payerMail';
import type { PaymentProvider, ProviderOptions } from './provider';
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

/**
 * Paystack's "Pay with Transfer". It takes the exact amount once, and sends any other one back. An account is open for 15 minutes to 8 hours.
 * https://paystack.com/docs/payments/payment-channels
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

  const moneyFor: PaymentProvider['moneyFor'] = async (reference) => {
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
      cameFor: one.text('reference'),
      amount: one.whole('amount'),
      fee: one.has('fees') ? one.whole('fees') : 0,
    }));
    return { payments, isLast: found.length < PAGE };
  };

  return {
    name,
    isLive: url === PAYSTACK_SERVER && !hasTestKeys,
    openTransfer,
    moneyFor,
    isSigned: (body, headers) => hasSignature(body, secretKey, headers['x-paystack-signature']),
    referenceIn: (body) =>
      inEvent(body, (event) =>
        event.text('event') === 'charge.success' ? event.object('data').text('reference') : undefined,
      ),
    settlementIn: () => undefined,
    paidOutSince,
    settledPayments,
    check: () => tryOut({ openTransfer, moneyFor, hasTestKeys }, now()),
  };
}
