import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type CoreOptions, type CoreServer, startCoreServer } from './coreServer';
import { createSuperAdmin } from './emptyCompany';
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
});

export { expect } from '@playwright/test';
