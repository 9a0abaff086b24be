import { test as base, type Page } from '@playwright/test';
import { watchForTroubles } from './troubles.ts';

// Set by scripts/test-visual.mjs.
export const STORYBOOK = process.env.MOTORPARK_STORYBOOK ?? 'http://localhost:6006';

/** A worker's only page, on which Storybook shows one story after the other. */
interface StoryPage {
  /** Returns the page for the stories of a file. It is reloaded if the previous story was of another file. */
  of: (file: string) => Promise<Page>;
}

/** A worker ends after a failed story, so the next one starts on a new page. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'Africa/Lagos',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.addInitScript(configureStorybook);
      watchForTroubles(page);
      let shown: string | undefined;
      await use({
        async of(file) {
          if (file !== shown) await open(page);
          shown = file;
          return page;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function open(page: Page) {
  // Leaves the previous stories first, so that their service worker ends with them.
  await page.goto('about:blank');
  await page.goto(new URL('/iframe.html', STORYBOOK).href);
}

/**
 * Runs in the page. By this user agent Storybook stops animations instead of waiting for their end. Its highlights are switched off, because they would compute
 * the style of every element after each change.
 */
function configureStorybook() {
  const name = `${navigator.userAgent} (StorybookTestRunner)`;
  Object.defineProperty(navigator, 'userAgent', { get: () => name, configurable: true });
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set(all: object) {
      features = { ...all, highlight: false };
    },
  });
}
