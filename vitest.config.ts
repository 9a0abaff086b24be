import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const PACKAGES = ['domain', 'ui', 'api'];

// Starts a PostgreSQL for the server's tests where its binaries are on the machine.
const POSTGRES = 'apps/server/src/db/testing/postgres.globalSetup.ts';

/**
 * Only what hangs takes so long: a test on a machine that does ten other things at once is not wrong. A busy CI machine gets a second try,
 * and `npm test` names what needed it.
 */
const PATIENCE = { testTimeout: 90_000, hookTimeout: 120_000, retry: process.env.CI ? 1 : 0 };

// Where no module is mocked, the files share what they load: a third of the time.

/** The server's tests that put something else in a module's place, or need passcodes hashed at their real cost. */
const MOCKING = 'src/**/{sameWork,passcode}.test.ts';

const CHEAP_HASHES = resolve('apps/server/src/testing/cheapHashes.ts');

/** A sixth of the work of the server’s tests would go into hashes that are made to be costly. */
const cheapHashes = {
  name: 'cheap-hashes',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) =>
    id === '@node-rs/argon2' && !importer?.endsWith('/cheapHashes.ts') ? CHEAP_HASHES : undefined,
};

interface Which {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}

const server = (name: string, which: Which, plugins: (typeof cheapHashes)[] = []) => ({
  plugins,
  test: {
    name,
    root: 'apps/server',
    environment: 'node' as const,
    ...PATIENCE,
    // The database is WebAssembly, and a file's tests are over before it is worth being optimized.
    execArgv: ['--liftoff-only'],
    ...(existsSync(POSTGRES) && { globalSetup: ['src/db/testing/postgres.globalSetup.ts'] }),
    ...which,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...PACKAGES.map((name) => ({
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          ...PATIENCE,
        },
      })),
      {
        test: {
          name: 'backoffice',
          root: 'apps/backoffice',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          ...PATIENCE,
        },
      },
      server(
        'server',
        {
          include: ['src/**/*.test.ts'],
          exclude: [MOCKING],
          // Nothing of these is mocked or kept in modules, so that files can share what they load.
          isolate: false,
        },
        [cheapHashes],
      ),
      server('server-mocking', { include: [MOCKING] }),
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs'],
          environment: 'node',
          ...PATIENCE,
        },
      },
    ],
  },
});
