import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const PACKAGES = ['domain', 'ui', 'api'];

// Starts a PostgreSQL for the server's tests where its binaries are on the machine.
const POSTGRES = 'apps/server/src/db/testing/postgres.globalSetup.ts';

export default defineConfig({
  test: {
    projects: [
      ...PACKAGES.map((name) => ({
        test: { name, root: `packages/${name}`, include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
      })),
      {
        test: {
          name: 'backoffice',
          root: 'apps/backoffice',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The database is WebAssembly, and a file's tests are over before it is worth being optimized.
          execArgv: ['--liftoff-only'],
          ...(existsSync(POSTGRES) && { globalSetup: ['src/db/testing/postgres.globalSetup.ts'] }),
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
