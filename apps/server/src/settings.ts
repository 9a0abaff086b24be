import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FARE_RULES, type FareRule } from '@motorpark/domain';
import type { LogLevel } from 'fastify';
import type { Where } from './db';
import type { MailWay } from './mail';
import { SettingError } from './settingError';
import { type BackupSettings, backupsIn } from './settingsOfBackup';
import { mailIn } from './settingsOfMail';

export { SettingError };

// Holds in src and, because the build is flat, in dist.
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** What the environment says about how to run. */
export interface Settings {
  /** PORT, 8080 unless set. */
  port: number;
  /** HOST, this machine alone unless set; 0.0.0.0 lets the whole network in. */
  host: string;
  /** DATABASE_URL, else DATA_DIR, else the folder `data` of the repository. */
  where: Where;
  /** Whether an empty database is filled with a demo company: unless DEMO=0, and only where its passcode is good. */
  isDemo: boolean;
  /**
   * Whether the published passcode of the demo is refused: in production, and wherever other machines can reach the server, unless
   * DEMO=force.
   */
  refusesDemo: boolean;
  /** Whether other machines can reach the server, by HOST or through a proxy. */
  isReachable: boolean;
  isProduction: boolean;
  /** APP_DIR, the built app; that of the repository unless set. */
  appDir: string;
  /** ALLOWED_ORIGINS, separated by commas: origins besides our own whose pages may call the API. */
  allowedOrigins: string[];
  /** TRUSTED_PROXIES, separated by commas: they are believed who it is that calls. */
  trustedProxies: string[];
  /** LOG_LEVEL; every call in production, else only what goes wrong. */
  logLevel: LogLevel;
  /** FARES: what a ticket costs in a company that nobody has edited yet (docs/company.md). */
  fares: FareRule | undefined;
  /** SMTP_URL, else a folder (OUTBOX_DIR); undefined in production without SMTP_URL: then no mails can be sent. */
  mail: MailWay | undefined;
  backup: BackupSettings;
  /** METRICS_TOKEN: who shows it reads `/metrics`; without one there are none. */
  metricsToken: string | undefined;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Reads the settings; empty ones count as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const isProduction = environment['NODE_ENV'] === 'production';
  const read = (name: string) => environment[name]?.trim() || undefined;
  const host = read('HOST') ?? 'localhost';
  const trustedProxies = proxiesIn(listIn(read('TRUSTED_PROXIES')));
  const isReachable = !isLoopback(host) || trustedProxies.length > 0;
  const refusesDemo = (isProduction || isReachable) && read('DEMO') !== 'force';
  const isDemo = !refusesDemo && read('DEMO') !== '0';
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
    logLevel: logLevelIn(read('LOG_LEVEL')) ?? (isProduction ? 'info' : 'warn'),
    fares: faresIn(read('FARES')),
    mail: mailIn({
      smtpUrl: read('SMTP_URL'),
      from: read('MAIL_FROM'),
      outboxDir: resolve(ROOT, read('OUTBOX_DIR') ?? join(read('DATA_DIR') ?? 'data', 'outbox')),
      isDemo,
      isProduction,
    }),
    metricsToken: metricsTokenIn(read('METRICS_TOKEN')),
    backup: backupsIn(read('BACKUP_DIR'), read('BACKUP_KEEP'), (path) => resolve(ROOT, path)),
  };
}

const listIn = (text = ''): string[] => text.split(',').flatMap((item) => item.trim() || []);

/** Whether what listens at this address can only be reached from this machine. */
const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

function proxiesIn(proxies: string[]): string[] {
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new SettingError(
    `TRUSTED_PROXIES must be addresses or networks, like 127.0.0.1, 10.0.0.0/8, not "${wrong}".`,
  );
}

/** `loopback`, an address, or an address with how many of its bits count. */
function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** What guesses of it would take as long as those of a session's token. */
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
  if (/^postgres(?:ql)?:\/\//.test(url)) return { url };
  throw new SettingError('DATABASE_URL must look like postgres://user:password@host:5432/motorpark.');
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

/** Where the data lies, as people may read it: without the password. */
export function describeWhere(where: Where): string {
  if ('dataDir' in where) return where.dataDir;
  const { host, pathname } = new URL(where.url);
  return `PostgreSQL at ${host}, database ${pathname.slice(1) || 'of the same name as its user'}`;
}
