import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { inTheOffice } from '../testing/office';

inTheOffice('Behind a proxy', (office) => {
  /** Requests thirty codes, the limit of one address, and then one more as another person. */
  async function lastOfMany(trustedProxies: string[], comesFrom: string) {
    const { db, clock } = office();
    const app = buildApp({
      db,
      clock: () => clock.now,
      settings: { trustedProxies, logLevel: 'silent' },
      deliver: async () => undefined,
    });
    const ask = (caller: string, place: number) =>
      app.inject({
        method: 'POST',
        url: '/api/forgotPassword',
        payload: { email: `nobody-${comesFrom}-${place}@company.example` },
        headers: { 'x-forwarded-for': caller },
        remoteAddress: comesFrom,
      });
    for (let calls = 0; calls < 30; calls += 1) await ask('203.0.113.7', calls);
    const again = await ask('203.0.113.7', 30);
    const other = await ask('203.0.113.8', 31);
    return [again, other].map((answer) => answer.json<{ message?: string }>().message);
  }

  const TOO_MANY = 'Too many requests for codes. Please try again in 15 minutes.';

  it('that is trusted each caller has limits of their own', async () => {
    expect(await lastOfMany(['10.0.0.0/8', 'loopback'], '10.1.2.3')).toEqual([TOO_MANY, undefined]);
  });

  it('nobody is believed to be somebody else who is not such a proxy', async () => {
    expect(await lastOfMany(['10.0.0.0/8'], '192.0.2.1')).toEqual([TOO_MANY, TOO_MANY]);
    expect(await lastOfMany([], '127.0.0.1')).toEqual([TOO_MANY, TOO_MANY]);
  });
});
