import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { PRIVATE_FILE, PRIVATE_FOLDER, makeFilePrivate, makeFolderPrivate } from '../privateFiles';
import type { Deliver } from './mail';

/** How mails leave. */
export type MailWay =
  | { smtpUrl: string; from: string }
  /** Into a folder, one .eml file each; `isTold` prints them too. */
  | { outboxDir: string; from: string; isTold: boolean };

const PATIENCE_MS = 15_000;

/** Makes the function that delivers mails this way; only the outbox uses `print`. */
export function deliverBy(way: MailWay, print: (text: string) => void): Deliver {
  return 'smtpUrl' in way ? bySmtp(way.smtpUrl, way.from) : intoOutbox(way.outboxDir, way, print);
}

function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...mail }) => {
    await transport.sendMail({ ...mail, to: { name: '', address: to }, from });
  };
}

/** Only its owner may read what lies there. */
function intoOutbox(
  folder: string,
  { from, isTold }: { from: string; isTold: boolean },
  print: (text: string) => void,
): Deliver {
  if (existsSync(folder)) makeOutboxPrivate(folder);
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async ({ to, ...mail }) => {
    const { message } = await composer.sendMail({ ...mail, to: { name: '', address: to }, from });
    if (!Buffer.isBuffer(message)) throw new TypeError('The mail could not be composed.');
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
    await writeFile(join(folder, name), message, { mode: PRIVATE_FILE });
    if (isTold) print(`\n  Mail to ${to} (${join(folder, name)}):\n${indented(mail.text)}\n`);
  };
}

/** The folder, and the mails of earlier starts; other files in it are left alone. */
function makeOutboxPrivate(folder: string) {
  makeFolderPrivate(folder);
  for (const name of readdirSync(folder)) if (name.endsWith('.eml')) makeFilePrivate(join(folder, name));
}

const indented = (text: string) => text.replace(/^/gm, '    ');
