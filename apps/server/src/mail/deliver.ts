import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isLoopback } from './isLoopback';
import { PRIVATE_FILE, PRIVATE_FOLDER, makeFilePrivate, makeFolderPrivate } from '../files/privateFiles';
import type { Deliver } from './mail';

export type MailTransport =
  | { smtpUrl: string; from: string }
  /** Writes mails into a folder, one .eml file each; `isTold` prints them too. */
  | { outboxDir: string; from: string; isTold: boolean };

const SMTP_TIMEOUT_MS = 15_000;

/** Creates the function that sends mails; only the outbox uses `print`. */
export function deliverBy(transport: MailTransport, print: (text: string) => void): Deliver {
  return 'smtpUrl' in transport
    ? bySmtp(transport.smtpUrl, transport.from)
    : intoOutbox(transport.outboxDir, transport, print);
}

function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    // Codes and addresses must not cross a network unencrypted, even if somebody on the way removes the server's offer of TLS.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...mail }) => {
    await transport.sendMail({ ...mail, to: { name: '', address: to }, from });
  };
}

/** Writes mails that only the owner of the files may read. */
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

/** Restricts the folder and the mails of earlier runs to the owner; other files in it are left alone. */
function makeOutboxPrivate(folder: string) {
  makeFolderPrivate(folder);
  for (const name of readdirSync(folder)) if (name.endsWith('.eml')) makeFilePrivate(join(folder, name));
}

const indented = (text: string) => text.replace(/^/gm, '    ');
