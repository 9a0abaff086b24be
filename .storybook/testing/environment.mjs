import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium as browsers } from 'playwright-core';
import { chromium } from '../../scripts/chromium.mjs';

/** jest-worker's message to a worker that no file is left. */
const END = 2;

// A worker loads the hooks of test-runner.ts once and has one browser. The test runner would load them, and connect to a browser, for each file again.
const { preVisit, postVisit } = await getTestRunnerConfig();
const browser = await browsers.launch(chromium().launchOptions);
const context = await browser.newContext({
  viewport: { width: 1366, height: 768 },
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Africa/Lagos',
  reducedMotion: 'reduce',
});
let page = await context.newPage();

function closeAtEnd([kind]) {
  if (kind !== END) return;
  process.off('message', closeAtEnd);
  void browser.close();
}
process.on('message', closeAtEnd);

/** The test runner's environment, with the worker's page: it is loaded again for each file, and after a failure there is a new one. */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      context,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    });
    await this.openPage();
  }

  async openPage() {
    this.global.page = page;
    await setupPage(page, context);
    // What is exposed stays when the page is loaded again, and can't be exposed twice.
    page.exposeBinding = async () => {};
  }

  async handleTestEvent({ name }) {
    if (name !== 'test_fn_failure') return;
    await this.global.page.close();
    page = await context.newPage();
    await this.openPage();
  }

  async teardown() {
    page = this.global.page;
    await super.teardown();
  }
}
