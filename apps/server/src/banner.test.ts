import { describe, expect, it } from 'vitest';
import { type Started, bannerOf, logStart } from './banner';

const started: Started = {
  version: '1.0.0',
  urls: ['http://localhost:8080'],
  data: '/srv/motorpark/data',
  logins: [],
  isEmpty: false,
  isProduction: false,
  isEmbedded: true,
  isReachable: false,
  hasProxy: false,
  refusesDemo: false,
  canMail: true,
  lacksSecondFactor: false,
  leavesTlsOpen: false,
  unreadableFactors: 0,
};
const logins = [{ email: 'super@motorpark.example', passcode: 'Motorpark#2026', who: 'Super Admin' }];

describe('What a start prints', () => {
  it('says where the server is and where its data lies', () => {
    const banner = bannerOf(started);
    expect(banner).toContain('http://localhost:8080');
    expect(banner).toContain('/srv/motorpark/data');
    expect(banner).not.toContain('login');
  });

  it('names the demo logins where they are good, and says how to go live', () => {
    const banner = bannerOf({ ...started, logins });
    expect(banner).toContain('super@motorpark.example  Motorpark#2026  Super Admin');
    expect(banner).toContain('README.md, "Going live"');
    expect(banner).not.toContain('WARNING');
  });

  it('says where the customer’s phone of a simulated payment provider is', () => {
    const phone = 'http://127.0.0.1:41234/';
    expect(bannerOf({ ...started, logins, phone })).toContain(phone);
    expect(bannerOf({ ...started, logins })).not.toContain('simulated');
  });

  it.each([
    ['in production', { isProduction: true }],
    ['where other machines reach it', { isReachable: true, hasProxy: true }],
  ])('names no demo login %s, says why, and how to go live', (_where, where) => {
    const banner = bannerOf({ ...started, logins, ...where, refusesDemo: true });
    expect(banner).not.toMatch(/super@motorpark|Motorpark#2026/);
    expect(banner).toContain('cannot log in here');
    expect(banner).toContain('DEMO=force');
    expect(banner).toContain('README.md, "Going live"');
  });

  it('warns of demo logins that were forced', () => {
    const forced = { ...started, logins, isReachable: true, hasProxy: true };
    expect(bannerOf(forced)).toContain('WARNING: DEMO=force');
    expect(bannerOf({ ...started, logins, isProduction: true })).toContain('WARNING: DEMO=force');
  });

  it('warns where other machines reach it and no HTTPS is known to be in front', () => {
    const told = 'WARNING: other machines can reach this server and no HTTPS';
    expect(bannerOf({ ...started, isReachable: true })).toContain(told);
    expect(bannerOf({ ...started, isReachable: true, hasProxy: true })).not.toContain(told);
    expect(bannerOf(started)).not.toContain(told);
  });

  it('says in production for whom the embedded database is enough', () => {
    const told = 'for trials and a park with one counter';
    expect(bannerOf({ ...started, isProduction: true })).toContain(told);
    expect(bannerOf({ ...started, isProduction: true, isEmbedded: false })).not.toContain(told);
    expect(bannerOf(started)).not.toContain(told);
  });

  it('says how to make the first super admin where nobody can log in', () => {
    expect(bannerOf({ ...started, isEmpty: true })).toContain('npm run create-super-admin -- --name');
  });
});

it('says where nobody can recover a password, and what to set', () => {
  expect(bannerOf({ ...started, canMail: false })).toContain('Set SMTP_URL and MAIL_FROM');
  expect(bannerOf(started)).not.toContain('SMTP_URL');
});

it.each([
  ['that the connection to PostgreSQL may be unencrypted', { leavesTlsOpen: true }, 'sslmode=verify-full'],
  [
    'of second factors that cannot be read',
    { unreadableFactors: 1 },
    'BACKUP_KEY is missing or another one: 1 person',
  ],
  ['that super admins need no second factor', { lacksSecondFactor: true }, 'passcode alone'],
] as const)('warns %s', (_what, fact, told) => {
  expect(bannerOf({ ...started, ...fact })).toMatch(new RegExp(`WARNING: .*[^]*${told}`));
  expect(bannerOf(started)).not.toContain('WARNING');
});

describe('Without a terminal a start', () => {
  const linesOf = (facts: Partial<Started>) => {
    const lines: unknown[][] = [];
    const note = (...line: unknown[]) => void lines.push(line);
    logStart({ info: note, warn: note }, { ...started, ...facts });
    return lines;
  };

  it('is a line of the log with the version, the addresses and the user', () => {
    expect(linesOf({})).toEqual([
      [
        expect.objectContaining({ version: '1.0.0', urls: ['http://localhost:8080'], data: started.data }),
        'started',
      ],
    ]);
  });

  it('has each warning as a line of its own, and never a passcode', () => {
    const [, ...warnings] = linesOf({ logins, isReachable: true, canMail: false });
    expect(warnings.map(([text]) => String(text).slice(0, 30))).toEqual([
      'WARNING: DEMO=force lets in wh',
      'WARNING: other machines can re',
      'WARNING: nobody can recover a ',
    ]);
    expect(warnings.join('')).not.toMatch(/\n|Motorpark#2026/);
  });
});
