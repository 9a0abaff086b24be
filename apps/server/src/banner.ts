import type { FastifyBaseLogger } from 'fastify';
import { userName } from './files/owners';

/** The facts printed at startup: addresses, data location, and the demo logins. */
export interface Started {
  version: string;
  urls: readonly string[];
  /** Data location in readable form: a folder, or a database server without its password. */
  data: string;
  /** Users of the demo company who still have its published passcode; empty if there are none. */
  logins: readonly { email: string; passcode: string; who: string }[];
  /** The page that pays the demo's sales; undefined without a simulated payment provider. */
  phone?: string | undefined;
  /** Whether the database has no users, so nobody can log in yet. */
  isEmpty: boolean;
  isProduction: boolean;
  /** Whether the company is in the embedded database. */
  isEmbedded: boolean;
  /** Whether other computers can reach the server. */
  isReachable: boolean;
  /** Whether a trusted proxy is configured, which terminates HTTPS in front of the server. */
  hasProxy: boolean;
  /** Whether logins with the published demo passcode are refused. */
  refusesDemo: boolean;
  /** Whether mails with password recovery codes can be sent. */
  canMail: boolean;
  /** Whether super admins log in with a passcode alone although the server is in production. */
  lacksSecondFactor: boolean;
  /** Whether the connection to the database crosses a network and DATABASE_URL does not say whether it is encrypted. */
  leavesTlsOpen: boolean;
  /** Number of second factors that are encrypted with another BACKUP_KEY than the server has. */
  unreadableFactors: number;
}

/** Returns the text printed at startup on a terminal. */
export function bannerOf(started: Started): string {
  const { urls, data, version } = started;
  return [
    '',
    ...urls.map((url, index) => `  ${index === 0 ? 'Motorpark is at     ' : 'and in the network  '}${url}`),
    `  its data lies in    ${data}`,
    `  its version is      ${version}`,
    ...demoLines(started),
    ...noticesOf(started).flatMap((notice) => ['', notice]),
    '',
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}

/** Writes to the log what the banner says, where no terminal shows it: a line with the facts, and one for each notice. */
export function logStart(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, started: Started) {
  const { version, urls, data, phone, logins, refusesDemo, isReachable, isProduction } = started;
  log.info({ version, node: process.version, user: userName(), urls, data, phone }, 'started');
  const isForced = logins.length > 0 && !refusesDemo && (isReachable || isProduction);
  const demo = logins.length > 0 && refusesDemo ? [DEMO_REFUSED] : isForced ? [DEMO_IS_FORCED] : [];
  for (const notice of [...demo, ...noticesOf(started)]) log.warn(notice.replace(/\s+/g, ' ').trim());
}

/** Returns what the operator should know or change. */
function noticesOf(started: Started): string[] {
  const { isEmpty, isProduction, isEmbedded, canMail, isReachable, hasProxy } = started;
  const { lacksSecondFactor, leavesTlsOpen, unreadableFactors } = started;
  return [
    ...(isReachable && !hasProxy ? [NO_HTTPS] : []),
    ...(isEmpty ? [NO_USERS] : []),
    ...(canMail ? [] : [NO_MAIL]),
    ...(isProduction && isEmbedded ? [EMBEDDED] : []),
    ...(leavesTlsOpen ? [NO_SSLMODE] : []),
    ...(unreadableFactors > 0 ? [wrongKey(unreadableFactors)] : []),
    ...(lacksSecondFactor ? [NO_SECOND_FACTOR] : []),
  ];
}

function demoLines({ logins, phone, refusesDemo, isReachable, isProduction }: Started): string[] {
  if (logins.length === 0) return [];
  if (refusesDemo) return ['', DEMO_REFUSED];
  const isForced = isReachable || isProduction;
  const width = Math.max(...logins.map(({ email }) => email.length));
  return [
    '',
    isForced ? `${DEMO_IS_FORCED}:` : '  Demo logins',
    ...logins.map(({ email, passcode, who }) => `    ${email.padEnd(width)}  ${passcode}  ${who}`),
    ...(phone === undefined ? [] : ['', phoneLine(phone)]),
    ...(isForced ? [] : ['', HOW_TO_GO_LIVE]),
  ];
}

const phoneLine = (
  phone: string,
) => `  The demo's payment provider is simulated, and no money moves. The page "Customer's phone" pays:
    ${phone}`;

const HOW_TO_GO_LIVE = `  This is the demo, for this computer alone. README.md, "Going live", says how to run a company: NODE_ENV=production,
  a DATA_DIR of its own, HTTPS in front.`;

const DEMO_REFUSED = `  The people of the demo company in this data cannot log in here, because everybody knows their passcode. To go live
  start with an empty DATA_DIR (README.md, "Going live"). DEMO=force lets them in all the same.`;

const DEMO_IS_FORCED =
  '  WARNING: DEMO=force lets in whoever knows the published passcode of the demo company';

const NO_HTTPS = `  WARNING: other machines can reach this server and no HTTPS is known to be in front of it. Passcodes and passengers'
  data cross the network for everybody to read. Let a proxy with a certificate stand in front and name it in TRUSTED_PROXIES
  (README.md, "Going live").`;

const NO_USERS = `  Nobody can log in yet. Stop the server and make the first super admin, as the user that the server runs as:
    npm run create-super-admin -- --name "Ngozi Okafor" --email ngozi@company.ng`;

const EMBEDDED = `  The company is in the embedded database, which is for trials and a park with one counter. For more counters, move it to
  PostgreSQL (docs/running.md, "The embedded database").`;

const NO_SSLMODE = `  WARNING: DATABASE_URL does not say whether the connection to PostgreSQL is encrypted, and passengers' data crosses a
  network. Add ?sslmode=verify-full, or ?sslmode=disable if nobody else can read that network.`;

const wrongKey = (
  count: number,
) => `  WARNING: BACKUP_KEY is missing or another one: ${count} ${count === 1 ? 'person' : 'people'} cannot log in with an authenticator app. Set the key
  with which it was set up, or let them use recovery codes (docs/running.md, "The backup key").`;

const NO_SECOND_FACTOR = `  WARNING: super admins log in with a passcode alone. A super admin with a second factor can require one of all of them:
  Company, "Super admins log in".`;

const NO_MAIL = `  WARNING: nobody can recover a forgotten password, because no mails can be sent. Set SMTP_URL and MAIL_FROM:
    SMTP_URL=smtp://user:password@mail.company.ng:587 MAIL_FROM="Motorpark <motorpark@company.ng>"`;
