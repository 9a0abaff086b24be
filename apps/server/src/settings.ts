import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { FARE_RULES, type FareRule } from '@motorpark/domain';
import type { LogLevel } from 'fastify';
import type { Where } from './db';
import { isLoopback } from './mail/isLoopback';
import type { MailTransport } from './mail';
import { ROOT } from './files/product';
import { SettingError } from './settingError';
import type { BackupSettings } from './backup/nightly';
import { backupsIn } from './backupSettings';
import { paymentsIn } from './paymentSettings';
import type { PaymentSettings } from './payments/providerIn';

export { SettingError };

/** The server's settings, read from environment variables. */
export interface Settings {
  /** PORT; default 8080. */
  port: number;
  /** HOST; by default only this computer can connect, 0.0.0.0 allows the network. */
  host: string;
  /** DATABASE_URL, else DATA_DIR, else the repository's `data` folder. */
  where: Where;
  /** Whether an empty database is filled with the demo company: true unless DEMO=0 or the demo passcode is refused. */
  isDemo: boolean;
  /** Whether the published demo passcode is refused: in production, and wherever other computers can reach the server, unless DEMO=force. */
  refusesDemo: boolean;
  /** Whether other computers can reach the server, through HOST or a proxy. */
  isReachable: boolean;
  isProduction: boolean;
  /** APP_DIR, the folder of the built app; default: the repository's build. */
  appDir: string;
  /** ALLOWED_ORIGINS, separated by commas: origins besides the server's own whose pages may call the API. */
  allowedOrigins: string[];
  /** TRUSTED_PROXIES, separated by commas: proxies whose forwarded client address is trusted. */
  trustedProxies: string[];
  /** HSTS_SUBDOMAINS: whether browsers that came over HTTPS use it for all subdomains, too. */
  hstsSubdomains: boolean;
  /** LOG_LEVEL; by default every call is logged in production, otherwise only failures. */
  logLevel: LogLevel;
  /** FARES: the fare rule of a company whose record has not been edited yet (docs/company.md). */
  fares: FareRule | undefined;
  /** SMTP_URL, else the folder OUTBOX_DIR; undefined in production without SMTP_URL, where no mails can be sent. */
  mail: MailTransport | undefined;
  /** PAYMENT_PROVIDER, with its keys. */
  payments: PaymentSettings | undefined;
  /** Whether a demo company is given a simulated payment provider: on this machine only, and without PAYMENT_PROVIDER. */
  simulatesPayments: boolean;
  backup: BackupSettings;
  /** CLOCK_IS_RIGHT: the day in Lagos on which the operator says that the clock is right. */
  clockIsRightOn: string | undefined;
  /** METRICS_TOKEN: bearer token that gives access to `/metrics`; undefined disables the endpoint. */
  metricsToken: string | undefined;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Reads and validates the settings; empty variables count as not set. Throws a `SettingError` for an invalid value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const isProduction = environment['NODE_ENV'] === 'production';
  const read = (name: string) => environment[name]?.trim() || undefined;
  const host = read('HOST') ?? 'localhost';
  const trustedProxies = proxiesIn(listIn(read('TRUSTED_PROXIES')));
  const isReachable = !isLoopback(host) || trustedProxies.length > 0;
  const isForAll = isProduction || isReachable;
  const refusesDemo = isForAll && read('DEMO') !== 'force';
  const isDemo = !refusesDemo && read('DEMO') !== '0';
  const mail = mailIn({
    smtpUrl: read('SMTP_URL'),
    from: read('MAIL_FROM'),
    outboxDir: resolve(ROOT, read('OUTBOX_DIR') ?? join(read('DATA_DIR') ?? 'data', 'outbox')),
    isDemo,
    isProduction,
  });
  const payments = paymentsIn(read, mail?.from ?? read('MAIL_FROM'));
  return {
    port: portIn(read('PORT')),
    host,
    where: whereIn(read('DATABASE_URL'), read('DATA_DIR')),
    isDemo,
    refusesDemo,
    isReachable,
    isProduction,
    appDir: resolve(ROOT, read('APP_DIR') ?? 'apps/backoffice/dist'),
    allowedOrigins: listIn(read('ALLOWED_ORIGINS')),
    trustedProxies,
    hstsSubdomains: switchIn('HSTS_SUBDOMAINS', read('HSTS_SUBDOMAINS')),
    logLevel: logLevelIn(read('LOG_LEVEL')) ?? (isProduction ? 'info' : 'warn'),
    fares: faresIn(read('FARES')),
    mail,
    payments,
    simulatesPayments: isDemo && !isForAll && !payments,
    metricsToken: metricsTokenIn(read('METRICS_TOKEN')),
    clockIsRightOn: read('CLOCK_IS_RIGHT'),
    backup: backupsIn(
      { dir: read('BACKUP_DIR'), keep: read('BACKUP_KEEP'), key: read('BACKUP_KEY') },
      (path) => resolve(ROOT, path),
    ),
  };
}

const listIn = (text = ''): string[] => text.split(',').flatMap((item) => item.trim() || []);

/** Reads a setting that is 1 or 0; default 0. */
function switchIn(name: string, text = '0'): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new SettingError(`${name} must be 1 or 0, not "${text}".`);
}

function proxiesIn(proxies: string[]): string[] {
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new SettingError(
    `TRUSTED_PROXIES must be addresses or networks, like 127.0.0.1, 10.0.0.0/8, not "${wrong}".`,
  );
}

/** Whether the text is `loopback`, an IP address, or an IP network with a prefix length. */
function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Minimum length, so that guessing the token takes as long as guessing a session token. */
const SHORTEST_TOKEN = 24;

function metricsTokenIn(token: string | undefined): string | undefined {
  if (token === undefined || new RegExp(`^[\\x21-\\x7e]{${SHORTEST_TOKEN},}$`).test(token)) return token;
  throw new SettingError(
    `METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters and no space, like the output of: openssl rand -base64 32`,
  );
}

function portIn(text = '8080'): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function whereIn(url: string | undefined, dataDir: string | undefined): Where {
  if (url === undefined) return { dataDir: resolve(ROOT, dataDir ?? 'data') };
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new SettingError('DATABASE_URL must look like postgres://user:password@host:5432/motorpark.');
  if (isReadable(url)) return { url };
  throw new SettingError(
    'DATABASE_URL cannot be read. Characters such as : / ? # % in its user or password must be percent-encoded: / is %2F, # is %23, % is %25.',
  );
}

/** Whether a URL has the parts it should have; one whose password contains special characters often hasn't. */
function isReadable(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function logLevelIn(text: string | undefined): LogLevel | undefined {
  const level = LOG_LEVELS.find((known) => known === text);
  if (text === undefined || level) return level;
  throw new SettingError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
}

function faresIn(text: string | undefined): FareRule | undefined {
  const rule = FARE_RULES.find((known) => known === text);
  if (text === undefined || rule) return rule;
  throw new SettingError(`FARES must be one of ${FARE_RULES.join(', ')}, not "${text}".`);
}

/** Whether the connection to a PostgreSQL server crosses a network although the URL does not say whether it is encrypted (`sslmode`). */
export function leavesTlsOpen(where: Where): boolean {
  if ('dataDir' in where) return false;
  const { hostname, searchParams } = new URL(where.url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  return !isHere && !searchParams.has('sslmode');
}

/** Describes the data location for users: a folder, or a database server without its password. */
export function describeWhere(where: Where): string {
  if ('dataDir' in where) return where.dataDir;
  const { host, pathname } = new URL(where.url);
  return `PostgreSQL at ${host}, database ${pathname.slice(1) || 'of the same name as its user'}`;
}

interface MailSettings {
  smtpUrl: string | undefined;
  from: string | undefined;
  outboxDir: string;
  isDemo: boolean;
  isProduction: boolean;
}

const SENDER = /^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const DEMO_SENDER = 'Motorpark <motorpark@motorpark.example>';

/** Returns how mails are sent: by SMTP if SMTP_URL is set; otherwise into a folder, or not at all in production. */
function mailIn({ smtpUrl, from, outboxDir, isDemo, isProduction }: MailSettings): MailTransport | undefined {
  if (from !== undefined && !SENDER.test(from)) {
    throw new SettingError('MAIL_FROM must look like "Motorpark <motorpark@company.ng>".');
  }
  if (smtpUrl !== undefined) {
    if (!isSmtp(smtpUrl)) {
      throw new SettingError(
        'SMTP_URL must look like smtp://user:password@mail.company.ng:587, or smtps:// for port 465.',
      );
    }
    if (from === undefined) {
      throw new SettingError(
        'MAIL_FROM must say who the mails of SMTP_URL come from, like "Motorpark <motorpark@company.ng>".',
      );
    }
    return { smtpUrl, from };
  }
  return isProduction ? undefined : { outboxDir, from: from ?? DEMO_SENDER, isTold: isDemo };
}

function isSmtp(url: string): boolean {
  return /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '';
}
