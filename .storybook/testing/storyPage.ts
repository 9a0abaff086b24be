import { test as base, type Page } from '@playwright/test';
import { watchForTroubles } from './troubles.ts';

// Set by scripts/test-visual.mjs.
export const STORYBOOK = process.env.MOTORPARK_STORYBOOK ?? 'http://localhost:6006';

/** The one page of a worker, on which Storybook shows one story after the other. */
interface StoryPage {
  /** The page for the stories of a file: what the stories of another file have left is gone. */
  of: (file: string) => Promise<Page>;
}

/** A worker ends with a story that fails, so that the next one starts on a new page. */
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
      await page.addInitScript(tellStorybook);
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
  // Away from the stories before, so that what answers their calls from beside the page goes with them.
  await page.goto('about:blank');
  await page.goto(new URL('/iframe.html', STORYBOOK).href);
}

/**
 * In the page: by this name Storybook stops animations instead of waiting for their end. Nobody is there to be shown an element by its
 * highlights, for which it would ask for the style of every element after every change of the page.
 */
function tellStorybook() {
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
