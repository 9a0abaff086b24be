import { getJestConfig } from '@storybook/test-runner';
import { chromium } from './scripts/chromium.mjs';

const config = getJestConfig();
const { launchOptions } = chromium();

export default {
  ...config,
  reporters: ['default', '<rootDir>/scripts/support/story-reporter.mjs'],
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions,
      contextOptions: {
        viewport: { width: 1366, height: 768 },
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'Africa/Lagos',
        reducedMotion: 'reduce',
      },
    },
  },
};
