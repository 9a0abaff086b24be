import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Page, expect } from '@playwright/test';
import type { RunningServer } from './server';

const TURN_MS = 5_000;
const VERIFY = resolve('apps/server/dist/verify.js');

/** Lets time go by for a page whose clock is installed, in small steps: what happens meanwhile may set timers of its own. */
export async function letPass(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= TURN_MS) await page.clock.runFor(Math.min(left, TURN_MS));
}

/** The next call of that name is done by the server; before its answer is back the machine has no network any more. */
export async function pullTheNetworkAt(page: Page, call: string) {
  const context = page.context();
  await context.route(
    `**/api/${call}`,
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** The bar of the frame. */
export const stillSending = (page: Page, count: number) =>
  expect(page.getByText(`${count} ${count === 1 ? 'entry is' : 'entries are'} still sending.`)).toBeVisible();

/** What `npm run verify` says of a server's books. */
export async function verified({ dataDir }: RunningServer): Promise<string> {
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, [VERIFY], { env })).stdout;
}
