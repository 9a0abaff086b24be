import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { SCREENS, isPaper, type ScreenName } from './screens.ts';
import { expectAccessible, type A11yParameters } from './testing/accessibility.ts';
import { expectPicture } from './testing/picture.ts';
import { expectNoTroubles, watchForTroubles } from './testing/troubles.ts';

type Theme = 'light' | 'dark';

/** What a story may say about the way it is tested. */
interface StoryParameters {
  /** The screen or paper it is looked at on; the terminal PC unless said otherwise. */
  screen?: ScreenName;
  /** Only this theme. */
  theme?: Theme;
  /** 'page' takes the whole screen into the picture, 'none' takes none. */
  picture?: 'page' | 'none';
  a11y?: A11yParameters;
}

/** A story may also choose its screen with the viewport toolbar's `globals`. */
interface StoryGlobals {
  viewport?: { value?: ScreenName };
}

// Set by scripts/test-visual.mjs: pictures can be compared in the packaged browser only.
const comparesPictures = process.env.MOTORPARK_PICTURES === '1';

const config: TestRunnerConfig = {
  logLevel: 'error',
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    watchForTroubles(page);
    const { screen } = await howToTest(page, story);
    const { width, height, medium, isEndless } = SCREENS[screen];
    await page.emulateMedia({ media: medium, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: isEndless ? 64 : height });
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const { themes, isWholePage, takesPicture, a11y } = await howToTest(page, story);
    await waitForPageReady(page);
    const failures: string[] = [];
    const check = (promise: Promise<void>) => promise.catch((error: Error) => failures.push(error.message));
    for (const theme of themes) {
      await wear(page, theme);
      // Storybook's own check has looked at the light theme.
      if (theme === 'dark') await check(expectAccessible(page, theme, a11y));
      if (takesPicture) await check(expectPicture(page, `${story.id}--${theme}`, isWholePage));
    }
    await wear(page, 'light');
    await check(Promise.resolve().then(() => expectNoTroubles(page)));
    if (failures.length > 0) throw withoutStack(failures.join('\n\n'));
  },
};

export default config;

async function howToTest(page: Page, story: Parameters<typeof getStoryContext>[1]) {
  const context: { parameters: StoryParameters; storyGlobals?: StoryGlobals } = await getStoryContext(
    page,
    story,
  );
  const said = context.parameters;
  const screen = said.screen ?? context.storyGlobals?.viewport?.value ?? 'desktop';
  const isOnPaper = isPaper(screen);
  const themes: Theme[] = isOnPaper ? ['light'] : said.theme ? [said.theme] : ['light', 'dark'];
  return {
    screen,
    themes,
    isWholePage: isOnPaper || said.picture === 'page',
    takesPicture: comparesPictures && said.picture !== 'none',
    a11y: said.a11y,
  };
}

/** Puts a theme on the page and waits until it is painted. */
async function wear(page: Page, theme: Theme) {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, theme);
}

/** The place in this file where a story's failure is thrown tells nobody anything. */
function withoutStack(message: string) {
  const error = new Error(message);
  error.stack = message;
  return error;
}
