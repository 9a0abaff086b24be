import { describe, expect, it } from 'vitest';
import { signatureOf } from './events';
import { monnify } from './monnify';
import { paystack } from './paystack';

const MAIL = 'motorpark@company.ng';

const MONNIFY = monnify({
  url: 'https://api.monnify.com',
  apiKey: 'MK_PROD_1',
  secretKey: '91MUDL9N6U3BQRXBQ2PJ9M0PW4J22M1Y',
  contract: '4934121686',
  mail: MAIL,
});

/** The sample of Monnify's documentation, with its secret key above and its signature. */
const MONNIFY_EVENT =
  '{"eventData":{"product":{"reference":"111222333","type":"OFFLINE_PAYMENT_AGENT"},"transactionReference":"MNFY|76|20211117154810|000001","paymentReference":"0.01462001097368737","paidOn":"17/11/2021 3:48:10 PM","paymentDescription":"Mockaroo Jesse","metaData":{},"destinationAccountInformation":{},"paymentSourceInformation":{},"amountPaid":78000,"totalPayable":78000,"offlineProductInformation":{"code":"41470","type":"DYNAMIC"},"cardDetails":{},"paymentMethod":"CASH","currency":"NGN","settlementAmount":77600,"paymentStatus":"PAID","customer":{"name":"Mockaroo Jesse","email":"111222333@ZZAMZ4WT4Y3E.monnify"}},"eventType":"SUCCESSFUL_TRANSACTION"}';
const MONNIFY_SIGNATURE =
  'f04fb635e04d71648bd3cc7999003da6861483342c856d05ddfa9b2dafacb873b0de1d0f8f67405d0010b4348b721c49fa171d317972618debba6b638aedcd3c';

const SECRET = 'sk_live_5f1d';
const PAYSTACK = paystack({ url: 'https://api.paystack.co', secretKey: SECRET, mail: MAIL });

/** The parts of Paystack's documented `charge.success` that are read. Its documentation has no sample signature. */
const PAYSTACK_EVENT =
  '{"event":"charge.success","data":{"id":3104021987,"domain":"test","status":"success","reference":"zuz8ggd1ro","amount":25000,"paid_at":"2023-09-12T13:29:09.000Z","channel":"bank_transfer","currency":"NGN","fees":375,"authorization":{"sender_bank":null,"sender_bank_account_number":"XXXXXXX553","sender_name":"Jadesola Oluwashina"}}}';

describe.each([
  [MONNIFY, 'monnify-signature', MONNIFY_EVENT, MONNIFY_SIGNATURE, '0.01462001097368737'],
  [
    PAYSTACK,
    'x-paystack-signature',
    PAYSTACK_EVENT,
    signatureOf(Buffer.from(PAYSTACK_EVENT), SECRET),
    'zuz8ggd1ro',
  ],
])('An event of $name', (provider, header, event, signature, reference) => {
  const body = Buffer.from(event);

  it('is the provider’s if the signature holds, and names our reference', () => {
    expect(provider.isSigned(body, { [header]: signature })).toBe(true);
    expect(provider.referenceIn(body)).toBe(reference);
  });

  it.each([
    ['a changed space', Buffer.from(event.replace('":"', '": "')), signature],
    ['no signature', body, undefined],
    ['a shorter signature', body, signature.slice(2)],
    ['a signature of another key', body, signatureOf(body, 'another')],
    ['a signature in two headers', body, [signature, signature]],
    ['no body', Buffer.alloc(0), signature],
  ])('is refused with %s', (_, changed, given) => {
    expect(provider.isSigned(changed, { [header]: given })).toBe(false);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"event":"transfer.success","data":{"reference":"one"}}',
    event.slice(0, -1),
  ])('says nothing of money if it is %s', (other) => {
    expect(provider.referenceIn(Buffer.from(other))).toBeUndefined();
  });
});

it('a signature of one provider is none of the other', () => {
  const body = Buffer.from(MONNIFY_EVENT);
  expect(PAYSTACK.isSigned(body, { 'monnify-signature': MONNIFY_SIGNATURE })).toBe(false);
});
