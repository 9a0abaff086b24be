import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';
import { IS_SLOW, SLOWER } from './scripts/support/slowPc.mjs';

const { launchOptions, pictures } = chromium();
const patience = IS_SLOW ? SLOWER : 1;

/** Browser tests of the complete product. Each starts its own server: see e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // On CI a failed test is repeated once, because the computer may be busy, and listed as flaky. Locally a failure is final.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000 * patience,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    // Shows changed pictures with a slider between expected and actual.
    ['html', { outputFolder: 'test-results/e2e-report', open: 'never' }],
  ],
  // A missing picture is a failure; `npm run test:e2e -- -u` creates it.
  updateSnapshots: 'none',
  // Only the packaged browser renders the committed pixels.
  ignoreSnapshots: !pictures,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 20_000 * patience,
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
    // Requests that a test intercepts must go through the network; tests of the service worker itself allow it.
    serviceWorkers: 'block',
    // Recording a trace of every test takes a third of the time; MOTORPARK_TRACE=1 keeps the traces of failed tests.
    trace: process.env.MOTORPARK_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
