import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';

const { launchOptions, pictures } = chromium();

/** Browser tests of the assembled product. Each starts its own server: see e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A busy CI machine gets a second try, and `npm test` names what needed it; at a desk what fails has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    // Changed pictures with a slider between expected and actual.
    ['html', { outputFolder: 'test-results/e2e-report', open: 'never' }],
  ],
  // A picture that is missing is not made up silently; `npm run test:e2e -- -u` renews them.
  updateSnapshots: 'none',
  // Only the packaged browser draws the committed pixels.
  ignoreSnapshots: !pictures,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1366, height: 768 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // What a test routes must come by the network; those of the service worker itself allow it.
    serviceWorkers: 'block',
    // A trace of every test costs a third of the time: MOTORPARK_TRACE=1 keeps those of the failed ones.
    trace: process.env.MOTORPARK_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
