import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';

const { launchOptions } = chromium();

/** Tests of the stories in a browser. scripts/test-visual.mjs says which Storybook is visited. */
export default defineConfig({
  testDir: '.storybook/testing',
  testMatch: 'stories.spec.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  // A busy CI machine gets a second try, and `npm test` names what needed it; at a desk what fails has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A story of all states is looked at eight times; on a busy machine that takes more than a minute.
  timeout: 180_000,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/stories.json' }],
    // Changed pictures with a slider between expected and actual.
    ['html', { outputFolder: 'test-results/stories-report', open: 'never' }],
  ],
  use: { browserName: 'chromium', launchOptions },
});
