import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deliverBy, openPostOffice } from './index';

const FROM = 'Motorpark <motorpark@company.ng>';
const MAIL = {
  to: 'ada@company.ng',
  subject: 'Your Motorpark code',
  text: 'Hello Ọláìtán,\n\n    048151\n',
  html: '<p>048151</p>',
};

interface Received {
  from: string;
  to: string[];
  user: unknown;
  text: string;
}

/** A mail server that speaks SMTP on a port of its own, and the mails it received. */
async function aMailServer({ refuse }: { refuse?: string } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 's3cret'
        ? done(null, { user: username })
        : done(new Error('Wrong password for motorpark')),
    onRcptTo: ({ address }, _session, done) =>
      refuse === address ? done(new Error(`No mailbox ${address} here`)) : done(),
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => (text += part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), user: session.user, text });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { received, at: (user = '') => `smtp://${user}127.0.0.1:${port}` };
}

const never = () => expect.fail('nothing is printed');

it('a mail is handed to the mail server, as text and as a page, with its user and password', async () => {
  const server = await aMailServer();
  await deliverBy({ smtpUrl: server.at('motorpark:s3cret@'), from: FROM }, never)(MAIL);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'motorpark@company.ng', to: ['ada@company.ng'], user: 'motorpark' });
  expect(mail?.text).toMatch(/^From: Motorpark <motorpark@company.ng>\r$/m);
  expect(mail?.text).toMatch(/^Subject: Your Motorpark code\r$/m);
  expect(mail?.text).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.text).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail?.text).toContain('<p>048151</p>');
});

it('an address is one address, whatever it looks like', async () => {
  const server = await aMailServer();
  const to = 'ada@company.ng,eve@evil.example';
  await deliverBy({ smtpUrl: server.at(), from: FROM }, never)({ ...MAIL, to }).catch(() => undefined);
  expect(server.received.flatMap((mail) => mail.to)).not.toContain('eve@evil.example');
});

/** Returns what is logged about a mail that cannot be delivered. */
async function loggedFailure(smtpUrl: string) {
  const tell = vi.fn<(what: object, message: string) => void>();
  const post = openPostOffice(deliverBy({ smtpUrl, from: FROM }, never), tell);
  post.post(MAIL);
  await post.settled();
  expect(tell).toHaveBeenCalledOnce();
  return JSON.stringify(tell.mock.calls[0]);
}

it('a refused mail is told without its address, its code or the server’s words', async () => {
  const told = await loggedFailure((await aMailServer({ refuse: MAIL.to })).at());
  expect(told).toContain('a mail could not be sent');
  expect(told).toContain('EENVELOPE');
  expect(told).not.toMatch(/ada|048151|mailbox/);
});

it('a wrong password of the mail server is told without the password', async () => {
  const told = await loggedFailure((await aMailServer()).at('motorpark:n0t-it@'));
  expect(told).toContain('EAUTH');
  expect(told).not.toMatch(/n0t-it|048151|ada/);
});

it('nothing is sent unencrypted to a mail server of another machine', async () => {
  const server = await aMailServer();
  // Reaches this machine too, but is no loopback address.
  const told = await loggedFailure(server.at('motorpark:s3cret@').replace('127.0.0.1', '0.0.0.0'));
  expect(told).toContain('ETLS');
  expect(server.received).toEqual([]);
});

it('a mail server that is not there is told', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await new Promise((closed) => probe.close(closed));
  expect(await loggedFailure(`smtp://127.0.0.1:${port}`)).toContain('ESOCKET');
});
