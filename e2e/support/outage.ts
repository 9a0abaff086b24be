import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Page, expect } from '@playwright/test';
import type { RunningServer } from './server';

const TURN_MS = 5_000;
const VERIFY = resolve('apps/server/dist/verify.js');

/** Advances the installed clock of a page in small steps, because what happens meanwhile may set further timers. */
export async function advanceClock(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= TURN_MS) await page.clock.runFor(Math.min(left, TURN_MS));
}

/** Lets the server process the next such call, but disconnects the browser before its response arrives. */
export async function disconnectDuring(page: Page, call: string) {
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

/** Checks the bar of the frame. */
export const stillSending = (page: Page, count: number) =>
  expect(page.getByText(`${count} ${count === 1 ? 'entry is' : 'entries are'} still sending.`)).toBeVisible();

/** Returns the output of `npm run verify` for a server's data. */
export async function verifyOutput({ dataDir }: RunningServer): Promise<string> {
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, [VERIFY], { env })).stdout;
}

/**
 * Lets the server process such calls, but loses its responses. Returns a function that lets them through again. A call that is sent again while
 * that happens is carried out once and answered either way.
 */
export async function loseResponses(page: Page, call: string): Promise<() => Promise<void>> {
  const calls = `**/api/${call}`;
  await page.route(calls, async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  });
  return () => page.unroute(calls);
}
