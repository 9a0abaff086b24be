import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';

const { launchOptions } = chromium();

/** Tests of the stories in a browser. scripts/test-visual.mjs chooses the Storybook. */
export default defineConfig({
  testDir: '.storybook/testing',
  testMatch: 'stories.spec.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  // On CI a failed test is repeated once, because the computer may be busy, and `npm test` names it. Locally a failure is final.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A story with all states is checked eight times, which takes more than a minute on a busy computer.
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: { browserName: 'chromium', launchOptions },
});
