import { test as base } from '@playwright/test';
import { startServer, type RunningServer } from './server';

interface WorkerFixtures {
  /** A server with the demo company, shared by the tests of one worker: for tests that leave others' seats alone. */
  sharedServer: RunningServer;
}

interface TestFixtures {
  /** A server with the demo company of this test's own, which it may stop, kill and restart. */
  server: RunningServer;
}

/** Playwright's test with a real server: ask for `server` or `sharedServer`. `page.goto('/')` opens the app there. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    async ({}, give) => {
      const server = await startServer();
      await give(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({}, give) => {
    const server = await startServer();
    await give(server);
    await server.dispose();
  },
});

export { expect } from '@playwright/test';
