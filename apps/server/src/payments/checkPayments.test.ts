import { describe, expect, it } from 'vitest';
import { checkPayments } from './checkPayments';
import { OF, aSimulator } from './testing';

describe('The check of a provider', () => {
  it.each([
    ['monnify', 'https://api.monnify.com', { apiKey: 'MK_PROD_ABC' }, true],
    ['monnify', 'https://api.monnify.com', {}, false],
    ['monnify', 'https://sandbox.monnify.com', { apiKey: 'MK_PROD_ABC' }, false],
    ['paystack', 'https://api.paystack.co', {}, true],
    ['paystack', 'https://api.paystack.co', { secretKey: 'sk_test_abc' }, false],
    ['paystack', 'http://127.0.0.1:9', {}, false],
  ] as const)('of %s at %s with %o is of the real service: %s', (kind, url, keys, isLive) => {
    expect(OF[kind](url, keys).isLive).toBe(isLive);
  });

  it.each([
    [
      'monnify',
      'Monnify works with these settings.',
      'It takes the test keys, with which no real money comes.',
    ],
    ['paystack', 'Paystack works with these settings.', 'It takes the keys.'],
  ] as const)('of %s tells what it found', async (kind, works, keys) => {
    const { provider } = await aSimulator(kind);
    expect((await checkPayments(provider)).split('\n')).toEqual([
      works,
      keys,
      'It opened an account for ₦100.00: 9900000001, Simulator Bank, Motorpark payment simulator. Send nothing to it.',
      'It was asked what has come: nothing, which is right.',
    ]);
  });

  it.each([
    ['monnify', { secretKey: 'typed wrong' }, 'Copy the keys', 'HTTP 401'],
    ['monnify', { contract: '1' }, 'Correct the setting', 'Could not find specified contract'],
    ['paystack', { secretKey: 'sk_live_wrong' }, 'Copy the keys', 'HTTP 401'],
  ] as const)('of %s with %o says what to do', async (kind, keys, remedy, said) => {
    const { simulator } = await aSimulator(kind);
    const checking = checkPayments(OF[kind](simulator.url, keys));
    await expect(checking).rejects.toThrow(remedy);
    await expect(checking).rejects.toThrow(said);
  });
});
