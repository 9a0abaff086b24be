/** What a start tells: where the server is, where its data lies, who can log in for a try. */
export interface Started {
  urls: readonly string[];
  /** For people: a folder, or a server without its password. */
  data: string;
  /** People of the demo company; empty where there is none. */
  logins: readonly { email: string; passcode: string; who: string }[];
  /** Whether nobody can log in yet. */
  isEmpty: boolean;
  isProduction: boolean;
  /** Whether codes to recover a password can be sent. */
  canMail: boolean;
}

/** The lines that a start prints. */
export function bannerOf({ urls, data, logins, isEmpty, isProduction, canMail }: Started): string {
  const lines = [
    '',
    ...urls.map((url, index) => `  ${index === 0 ? 'Motorpark is at     ' : 'and in the network  '}${url}`),
    `  its data lies in    ${data}`,
  ];
  if (logins.length > 0) {
    const width = Math.max(...logins.map(({ email }) => email.length));
    lines.push('', isProduction ? DEMO_IN_PRODUCTION : '  Demo logins');
    lines.push(
      ...logins.map(({ email, passcode, who }) => `    ${email.padEnd(width)}  ${passcode}  ${who}`),
    );
  }
  if (isEmpty) lines.push('', NOBODY_YET);
  if (!canMail) lines.push('', NO_MAIL);
  return [...lines, '', '  Ctrl-C stops it.', '', ''].join('\n');
}

const DEMO_IN_PRODUCTION =
  '  WARNING: this is production, and everybody knows the passcode of these people in its data:';

const NOBODY_YET = `  Nobody can log in yet. Stop the server and make the first super admin:
    npm run create-super-admin -- --name "Ngozi Okafor" --email ngozi@company.ng`;

const NO_MAIL = `  WARNING: nobody can recover a forgotten password, because no mails can be sent. Set SMTP_URL and MAIL_FROM:
    SMTP_URL=smtp://user:password@mail.company.ng:587 MAIL_FROM="Motorpark <motorpark@company.ng>"`;
