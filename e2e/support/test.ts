import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type CoreOptions, type CoreServer, startCoreServer } from './coreServer';
import { createSuperAdmin } from './emptyCompany';
import { noteRefusals } from './refusals';
import { startServer, type RunningServer } from './server';

interface WorkerFixtures {
  /** A server with the demo company, shared by the tests of one worker: for tests that leave others' seats alone. */
  sharedServer: RunningServer;
}

interface TestFixtures {
  /** A server with the demo company of this test's own, which it may stop, kill and restart. */
  server: RunningServer;
  /** A server of this test's own with an empty company, of which there is nobody but its first super admin. */
  emptyServer: RunningServer;
  /** Starts a server that has the core calls only; the test fails where the app asks it for anything else. */
  startCore: (options?: CoreOptions) => Promise<CoreServer>;
  /** What browsers refused because of the page's content security policy: no test may end with any. */
  refusals: string[];
}

/** A server of its own starts in two seconds, and in many more on a machine that does ten other things. */
const A_BUSY_START_MS = 120_000;

/** Playwright's test with a real server: ask for `server` or `sharedServer`; or with `startCore`, a core server. `page.goto('/')` opens the app there. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    async ({}, give) => {
      const server = await startServer();
      await give(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: A_BUSY_START_MS },
  ],
  server: [
    async ({}, give) => {
      const server = await startServer();
      await give(server);
      await server.dispose();
    },
    { timeout: A_BUSY_START_MS },
  ],
  emptyServer: [
    async ({}, give) => {
      const folder = mkdtempSync(join(tmpdir(), 'motorpark-'));
      const dataDir = join(folder, 'data');
      await createSuperAdmin(dataDir);
      const server = await startServer({ dataDir, env: { DEMO: '0' } });
      await give(server);
      await server.dispose();
      rmSync(folder, { recursive: true });
    },
    { timeout: A_BUSY_START_MS },
  ],
  startCore: async ({}, give) => {
    const started: CoreServer[] = [];
    await give(async (options) => {
      const core = await startCoreServer(options);
      started.push(core);
      return core;
    });
    for (const core of started) await core.close();
  },
  refusals: [
    async ({ browser }, give) => {
      const refusals: string[] = [];
      const note = (context: BrowserContext) => noteRefusals(context, refusals);
      browser.on('context', note);
      await give(refusals);
      browser.off('context', note);
      expect(refusals, 'what the content security policy refused').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
