import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from './server';

/** The mails to one address in the server's outbox folder, oldest first. */
function mailsTo({ dataDir }: RunningServer, email: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** Waits for this number of mails and returns the code in the newest one. */
export async function codeFor(server: RunningServer, email: string, mails = 1): Promise<string> {
  await expect.poll(() => mailsTo(server, email).length).toBe(mails);
  const code = /^ {4}(\d{6})\s*$/m.exec(mailsTo(server, email).at(-1) ?? '')?.[1];
  if (code === undefined) throw new Error(`The mail to ${email} has no code.`);
  return code;
}
