import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const PACKAGES = ['domain', 'contract', 'ui', 'api'];

// Starts a PostgreSQL for the server's tests if its binaries are installed.
const POSTGRES = 'apps/server/src/db/testing/postgres.globalSetup.ts';

/** Only tests that hang take this long: a slow one on a busy computer must not fail, so none has a shorter timeout of its own. On CI a failed test is repeated once, and marked with `retry`. */
const TIMEOUTS = { testTimeout: 300_000, hookTimeout: 300_000, retry: process.env.CI ? 1 : 0 };

// `isolate: false` is set where no module is mocked: files then share loaded modules, which saves a third of the time.

/** The server's tests that mock a module, or need passcodes hashed at their real cost. */
const MOCKING = 'src/**/{sameWork,passcode,books}.test.ts';

const CHEAP_HASHES = resolve('apps/server/src/testing/cheapHashes.ts');

/** Lowers the cost of password hashes, which would otherwise take a sixth of the time of the server's tests. */
const cheapHashes = {
  name: 'cheap-hashes',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) =>
    id === '@node-rs/argon2' && !importer?.endsWith('/cheapHashes.ts') ? CHEAP_HASHES : undefined,
};

interface TestFiles {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}

const server = (name: string, which: TestFiles, plugins: (typeof cheapHashes)[] = []) => ({
  plugins,
  test: {
    name,
    root: 'apps/server',
    environment: 'node' as const,
    ...TIMEOUTS,
    // The database is WebAssembly, and each file's tests end before optimizing it would pay off.
    execArgv: ['--liftoff-only'],
    ...(existsSync(POSTGRES) && { globalSetup: ['src/db/testing/postgres.globalSetup.ts'] }),
    ...which,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: resolve('test-results/unit.json') }]],
    projects: [
      ...PACKAGES.map((name) => ({
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          ...TIMEOUTS,
        },
      })),
      {
        test: {
          name: 'backoffice',
          root: 'apps/backoffice',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          ...TIMEOUTS,
        },
      },
      server(
        'server',
        {
          include: ['src/**/*.test.ts'],
          exclude: [MOCKING],
          // None of these mocks a module or keeps state in one, so files can share loaded modules.
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
          ...TIMEOUTS,
        },
      },
    ],
  },
});
