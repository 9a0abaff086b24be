import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { IS_SLOW, delayAnswers, slowDown } from '../../scripts/support/slowPc.mjs';
import { type CoreOptions, type CoreServer, startCoreServer } from './coreServer';
import { createSuperAdmin } from './emptyCompany';
import { noteRefusals } from './refusals';
import { startServer, type RunningServer } from './server';

interface WorkerFixtures {
  /** A server with the demo company, shared by the tests of one worker: for tests that don't take seats of others. */
  sharedServer: RunningServer;
}

interface TestFixtures {
  /** A server with the demo company for one test, which may stop, kill and restart it. */
  server: RunningServer;
  /** A server for one test with an empty company, whose only user is its first super admin. */
  emptyServer: RunningServer;
  /** Starts a server that has only the core calls; the test fails if the app makes any other call. */
  startCore: (options?: CoreOptions) => Promise<CoreServer>;
  /** What browsers blocked because of the content security policy; a test fails if there is anything. */
  refusals: string[];
  /** Makes each page as slow as `npm run test:slow` asks for. */
  slowness: void;
}

/** Starting a server takes two seconds, but much longer on a busy computer. */
const START_TIMEOUT_MS = 120_000;

/** Lets go of what tests intercept: a call that the app makes as the browser closes must not fail a test that has passed. */
async function unrouteAll(context: BrowserContext) {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((routes) => routes.unrouteAll({ behavior })));
}

/** Playwright's test with a real server: use `server` or `sharedServer`, or `startCore` for a core server. `page.goto('/')` opens the app there. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  context: async ({ context }, give) => {
    await give(context);
    await unrouteAll(context);
  },
  sharedServer: [
    async ({}, give) => {
      const server = await startServer();
      await give(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  server: [
    async ({}, give) => {
      const server = await startServer();
      await give(server);
      await server.dispose();
    },
    { timeout: START_TIMEOUT_MS },
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
    { timeout: START_TIMEOUT_MS },
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
  slowness: [
    async ({ browser }, give) => {
      const slow = (context: BrowserContext) => {
        context.on(
          'page',
          (page) => void Promise.all([slowDown(page), delayAnswers(page)]).catch(() => undefined),
        );
      };
      if (IS_SLOW) browser.on('context', slow);
      await give();
      browser.off('context', slow);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
