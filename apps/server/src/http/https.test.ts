import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { inTheOffice } from '../testing/office';

inTheOffice('An answer', (office) => {
  /** Returns the HTTPS header of a response, behind a proxy that forwards this protocol. */
  async function told(trustedProxies: string[], forwarded: string | undefined, hstsSubdomains = false) {
    const { db, clock } = office();
    const app = buildApp({
      db,
      clock: () => clock.now,
      settings: { trustedProxies, hstsSubdomains, logLevel: 'silent' },
    });
    const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded };
    const answer = await app.inject({ url: '/', headers, remoteAddress: '10.1.2.3' });
    return answer.headers['strict-transport-security'];
  }

  it('over HTTPS tells the browser to come by nothing else for a year', async () => {
    expect(await told(['10.0.0.0/8'], 'https')).toBe('max-age=31536000');
    expect(await told(['10.0.0.0/8'], 'https', true)).toBe('max-age=31536000; includeSubDomains');
  });

  it.each([
    ['over plain HTTP', ['10.0.0.0/8'], 'http'],
    ['of a proxy that says nothing', ['10.0.0.0/8'], undefined],
    ['of somebody who only claims to be a proxy', [], 'https'],
    ['of another proxy than those trusted', ['192.168.0.0/16'], 'https'],
  ])('%s does not', async (_what, trustedProxies, forwarded) => {
    expect(await told(trustedProxies, forwarded)).toBeUndefined();
  });
});
