import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** The test runner's own configuration, with one page per worker: see testing/environment.mjs. */
export default {
  ...config,
  testEnvironment: '<rootDir>/.storybook/testing/environment.mjs',
  testEnvironmentOptions: {
    'jest-playwright': { ...config.testEnvironmentOptions['jest-playwright'], skipInitialization: true },
  },
  // On CI a failed story is repeated once, because the computer may be busy. Locally a failure is final.
  setupFilesAfterEnv: process.env.CI ? ['<rootDir>/.storybook/testing/secondTry.cjs'] : [],
  maxWorkers: 2,
  // With a limit even a single file runs in a worker, which closes its browser.
  workerIdleMemoryLimit: '2GB',
  // A story with all states is checked eight times, which takes more than a minute on a busy computer.
  testTimeout: 180_000,
  noStackTrace: true,
};
