import { connectTo } from './connection';
import { hasSignature, inEvent } from './events';
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
    check: () => tryOut({ openTransfer, moneyFor, hasTestKeys }, now()),
  };
}
