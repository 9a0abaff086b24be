import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingError, describeWhere, leavesTlsOpen, readSettings } from './settings';

const ROOT = resolve(import.meta.dirname, '../../..');

describe('Without any settings', () => {
  it('the server listens to this machine on 8080 and keeps its data beside the product', () => {
    expect(readSettings({})).toEqual({
      port: 8080,
      host: 'localhost',
      where: { dataDir: resolve(ROOT, 'data') },
      isDemo: true,
      refusesDemo: false,
      isReachable: false,
      isProduction: false,
      appDir: resolve(ROOT, 'apps/backoffice/dist'),
      allowedOrigins: [],
      trustedProxies: [],
      hstsSubdomains: false,
      logLevel: 'warn',
      fares: undefined,
      mail: {
        outboxDir: resolve(ROOT, 'data/outbox'),
        from: 'Motorpark <motorpark@motorpark.example>',
        isTold: true,
      },
      backup: { dir: resolve(ROOT, 'backups'), keep: 14, isNightly: false, key: undefined },
      metricsToken: undefined,
      simulatesPayments: true,
    });
  });

  it('empty ones count as none', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '', ALLOWED_ORIGINS: '' })).toEqual(
      readSettings({}),
    );
  });
});

describe('A demo company', () => {
  it.each([
    [{}, true, false],
    [{ DEMO: '1' }, true, false],
    [{ DEMO: '0' }, false, false],
    [{ HOST: '127.0.0.1' }, true, false],
    [{ HOST: '::1' }, true, false],
    [{ HOST: '0.0.0.0' }, false, true],
    [{ HOST: '::', DEMO: '1' }, false, true],
    [{ HOST: '192.168.1.10' }, false, true],
    [{ HOST: 'park.company.ng' }, false, true],
    [{ HOST: '0.0.0.0', DEMO: 'force' }, true, false],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, false, true],
    [{ NODE_ENV: 'production' }, false, true],
    [{ NODE_ENV: 'production', DEMO: '1' }, false, true],
    [{ NODE_ENV: 'production', DEMO: '0' }, false, true],
    [{ NODE_ENV: 'production', DEMO: 'force' }, true, false],
  ])('with %o is made: %s, and its published passcode refused: %s', (environment, isMade, isRefused) => {
    const { isDemo, refusesDemo } = readSettings(environment);
    expect({ isDemo, refusesDemo }).toEqual({ isDemo: isMade, refusesDemo: isRefused });
  });
});

describe('The demo’s payments are simulated', () => {
  it.each([
    ['on this machine', {}, true],
    ['not without a demo', { DEMO: '0' }, false],
    ['not in production', { NODE_ENV: 'production', DEMO: 'force' }, false],
    ['not where other machines reach it', { HOST: '0.0.0.0', DEMO: 'force' }, false],
    ['not behind a proxy', { TRUSTED_PROXIES: '127.0.0.1', DEMO: 'force' }, false],
    ['not beside a provider', { PAYMENT_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_test_1' }, false],
  ])('%s', (_where, environment, isSimulated) => {
    expect(readSettings(environment).simulatesPayments).toBe(isSimulated);
  });
});

describe('A setting that cannot be meant', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
    [
      { TRUSTED_PROXIES: '127.0.0.1, nginx' },
      'TRUSTED_PROXIES must be addresses or networks, like 127.0.0.1, 10.0.0.0/8, not "nginx".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks, like 127.0.0.1, 10.0.0.0/8, not "10.0.0.0/33".',
    ],
    [{ FARES: 'per-mile' }, 'FARES must be one of per-seat, per-ticket, not "per-mile".'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
    ...['pa/ss', 'pa?ss', 'pa#ss', '100%'].map((password): [Record<string, string>, string] => [
      { DATABASE_URL: `postgres://motorpark:${password}@db/motorpark` },
      'DATABASE_URL cannot be read. Characters such as : / ? # % in its user or password must be percent-encoded: / is %2F, # is %23, % is %25.',
    ]),
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must look like postgres://user:password@host:5432/motorpark.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    [
      { SMTP_URL: 'mail.company.ng', MAIL_FROM: 'a@b.ng' },
      'SMTP_URL must look like smtp://user:password@mail.company.ng:587, or smtps:// for port 465.',
    ],
    [
      { SMTP_URL: 'smtp://mail.company.ng' },
      'MAIL_FROM must say who the mails of SMTP_URL come from, like "Motorpark <motorpark@company.ng>".',
    ],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be how many backups stay, from 1 to 10000, not "0".'],
    [{ BACKUP_KEEP: 'all' }, 'BACKUP_KEEP must be how many backups stay, from 1 to 10000, not "all".'],
    [
      { METRICS_TOKEN: 'short' },
      'METRICS_TOKEN must have at least 24 characters and no space, like the output of: openssl rand -base64 32',
    ],
    [{ MAIL_FROM: 'Motorpark' }, 'MAIL_FROM must look like "Motorpark <motorpark@company.ng>".'],
  ])('%o stops the start and says what would do', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(message));
  });
});

describe('Where the data lies', () => {
  it('is a folder, or a PostgreSQL server that wins over it', () => {
    expect(readSettings({ DATA_DIR: '/srv/motorpark' }).where).toEqual({ dataDir: '/srv/motorpark' });
    const url = 'postgres://motorpark:s3cret@db.example:5432/motorpark';
    expect(readSettings({ DATA_DIR: '/srv/motorpark', DATABASE_URL: url }).where).toEqual({ url });
  });

  it('is told without the password', () => {
    const told = describeWhere({ url: 'postgres://motorpark:s3cret@db.example:5432/park' });
    expect(told).toBe('PostgreSQL at db.example:5432, database park');
  });
});

it.each([
  ['postgres://motorpark:s3cret@db.example:5432/park', true],
  ['postgres://motorpark:s3cret@db.example/park?sslmode=verify-full', false],
  ['postgres://motorpark:s3cret@postgres/park?sslmode=disable', false],
  ['postgres://motorpark@localhost/park', false],
  ['postgres://motorpark@[::1]:5432/park', false],
  ['postgres:///park?host=/var/run/postgresql', false],
  ['postgres:///park?host=10.0.0.5', true],
])('a connection by %s leaves open whether it is encrypted: %s', (url, isOpen) => {
  expect(leavesTlsOpen({ url })).toBe(isOpen);
  expect(leavesTlsOpen({ dataDir: '/srv/motorpark' })).toBe(false);
});

it('HTTPS is required of subdomains only where the operator says so', () => {
  expect(readSettings({ HSTS_SUBDOMAINS: '1' }).hstsSubdomains).toBe(true);
  expect(() => readSettings({ HSTS_SUBDOMAINS: 'yes' })).toThrow(
    'HSTS_SUBDOMAINS must be 1 or 0, not "yes".',
  );
});

describe('Backups', () => {
  it('are encrypted with a key of 32 bytes, which no message quotes', () => {
    const key = Buffer.alloc(32, 7);
    expect(readSettings({ BACKUP_KEY: key.toString('base64') }).backup.key).toEqual(key);
    for (const wrong of ['secret', Buffer.alloc(31).toString('base64'), `${key.toString('base64')} x`]) {
      expect(() => readSettings({ BACKUP_KEY: wrong })).toThrow(
        /^BACKUP_KEY must be 32 random bytes in base64, like the output of/,
      );
    }
  });

  it('are made each night where a folder for them is named', () => {
    expect(readSettings({ BACKUP_DIR: '/backup', BACKUP_KEEP: '30' }).backup).toEqual({
      dir: resolve('/backup'),
      keep: 30,
      isNightly: true,
      key: undefined,
    });
  });
});

describe('Mails', () => {
  const SENDER = 'Motorpark <motorpark@company.ng>';

  it('leave by the mail server that is named', () => {
    const smtpUrl = 'smtps://motorpark:s3cret@mail.company.ng';
    const environment = { SMTP_URL: smtpUrl, MAIL_FROM: SENDER, NODE_ENV: 'production' };
    expect(readSettings(environment).mail).toEqual({ smtpUrl, from: SENDER });
  });

  it.each([
    [{ DATA_DIR: '/srv/motorpark' }, '/srv/motorpark/outbox', true],
    [{ DATA_DIR: '/srv/motorpark', OUTBOX_DIR: '/srv/mails' }, '/srv/mails', true],
    [{ OUTBOX_DIR: '/srv/mails', DEMO: '0' }, '/srv/mails', false],
  ])('with %o lie in %s, and are told: %s', (environment, outboxDir, isTold) => {
    expect(readSettings(environment).mail).toMatchObject({ outboxDir, isTold });
  });

  it('cannot leave in production without a mail server', () => {
    expect(readSettings({ NODE_ENV: 'production', OUTBOX_DIR: '/srv/mails' }).mail).toBeUndefined();
  });
});

describe('The payment provider', () => {
  const MONNIFY = {
    PAYMENT_PROVIDER: 'monnify',
    MONNIFY_API_KEY: 'MK_PROD_1',
    MONNIFY_SECRET_KEY: 's3cret',
    MONNIFY_CONTRACT: '4934121686',
  };
  const PAYSTACK = { PAYMENT_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_1' };
  const MAIL_FROM = 'Motorpark <motorpark@company.ng>';

  it('is asked at its own server, and its mails come to the company', () => {
    expect(readSettings({ ...MONNIFY, MAIL_FROM }).payments).toEqual({
      provider: 'monnify',
      url: 'https://api.monnify.com',
      apiKey: 'MK_PROD_1',
      secretKey: 's3cret',
      contract: '4934121686',
      mail: 'motorpark@company.ng',
    });
    expect(readSettings({ ...PAYSTACK, PAYSTACK_URL: 'http://127.0.0.1:8123/' }).payments).toEqual({
      provider: 'paystack',
      url: 'http://127.0.0.1:8123',
      secretKey: 'sk_live_1',
      mail: 'motorpark@motorpark.example',
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ PAYMENT_PROVIDER: 'flutterwave' }, 'PAYMENT_PROVIDER must be monnify or paystack, not "flutterwave".'],
    [{ ...MONNIFY, MONNIFY_CONTRACT: '' }, 'MONNIFY_CONTRACT must be set with PAYMENT_PROVIDER=monnify.'],
    [{ PAYMENT_PROVIDER: 'paystack' }, 'PAYSTACK_SECRET_KEY must be set with PAYMENT_PROVIDER=paystack.'],
    [
      { ...PAYSTACK, PAYSTACK_SECRET_KEY: 'sk_live 1' },
      'PAYSTACK_SECRET_KEY must have no spaces, as the dashboard of the provider shows it.',
    ],
    ...['http://api.monnify.com', 'https://api.monnify.com/api', 'api.monnify.com'].map(
      (MONNIFY_URL): [Record<string, string>, string] => [
        { ...MONNIFY, MONNIFY_URL },
        'MONNIFY_URL must look like https://api.monnify.com, without a path.',
      ],
    ),
    [
      { ...MONNIFY, NODE_ENV: 'production' },
      'MAIL_FROM must be set with PAYMENT_PROVIDER: the provider sends its mails about payments there, as travelers have no e-mail address.',
    ],
  ])('is refused with %o', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(message));
  });
});
