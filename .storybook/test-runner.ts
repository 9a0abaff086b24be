import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { SCREENS, isPaper, type ScreenName } from './screens.ts';
import { expectAccessible, type A11yParameters } from './testing/accessibility.ts';
import { note } from './testing/notes.ts';
import { expectPicture } from './testing/picture.ts';
import { expectSensitive } from './testing/sensitivity.ts';
import { expectNoTroubles, watchForTroubles } from './testing/troubles.ts';

type Theme = 'light' | 'dark';

/** What a story may say about the way it is tested. */
interface StoryParameters {
  /** The screen or paper it is looked at on; the terminal PC unless said otherwise. */
  screen?: ScreenName;
  /** Several, one after the other: it is played on the first and pictured on each. */
  screens?: readonly ScreenName[];
  /** Only this theme. */
  theme?: Theme;
  /** 'page' takes the whole screen into the picture, 'none' takes none. */
  picture?: 'page' | 'none';
  a11y?: A11yParameters;
  /** Parts of what the page is expected to complain of in its console: a lost connection. */
  troubles?: readonly string[];
}

/** A story may also choose its screen with the viewport toolbar's `globals`. */
interface StoryGlobals {
  viewport?: { value?: ScreenName };
}

// Set by scripts/test-visual.mjs: pictures can be compared in the packaged browser only.
const comparesPictures = process.env.MOTORPARK_PICTURES === '1';
const testsPictures = process.env.MOTORPARK_PICTURES_RENEW !== '1';

const config: TestRunnerConfig = {
  logLevel: 'error',
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    watchForTroubles(page);
    const { screens } = await howToTest(page, story);
    await sitBefore(page, screens[0]);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const { screens, namesScreens, themes, isWholePage, takesPicture, a11y, troubles } = await howToTest(
      page,
      story,
    );
    await waitForPageReady(page);
    const failures: string[] = [];
    const check = (promise: Promise<void>) => promise.catch((error: Error) => failures.push(error.message));
    for (const [place, screen] of screens.entries()) {
      if (place > 0) await sitBefore(page, screen);
      if (namesScreens) await seeAllOf(page, screen);
      for (const theme of themes) {
        await wear(page, theme);
        // Storybook's own check has looked at the first screen in the light theme, and would have failed the story.
        // Colours are the same on every screen, so the others are looked at in the light theme only.
        if (place > 0 !== (theme === 'dark')) await check(expectAccessible(page, theme, a11y));
        else if (place === 0) note('axe', '0');
        if (!takesPicture) continue;
        const name = [story.id, ...(namesScreens ? [screen] : []), theme].join('--');
        await check(
          expectPicture(page, name, isWholePage).then((picture) =>
            testsPictures
              ? expectSensitive(page, { story: story.id, theme, picture, isWholePage })
              : undefined,
          ),
        );
      }
    }
    await wear(page, 'light');
    await check(Promise.resolve().then(() => expectNoTroubles(page, troubles)));
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
  const screens: readonly [ScreenName, ...ScreenName[]] = isSeveral(said.screens)
    ? said.screens
    : [said.screen ?? context.storyGlobals?.viewport?.value ?? 'desktop'];
  const isOnPaper = screens.every(isPaper);
  const themes: Theme[] = isOnPaper ? ['light'] : said.theme ? [said.theme] : ['light', 'dark'];
  return {
    screens,
    namesScreens: said.screens !== undefined,
    themes,
    isWholePage: isOnPaper || said.picture === 'page',
    takesPicture: comparesPictures && said.picture !== 'none',
    a11y: said.a11y,
    troubles: said.troubles,
  };
}

const isSeveral = (screens: readonly ScreenName[] = []): screens is readonly [ScreenName, ...ScreenName[]] =>
  screens.length > 0;

/** Gives the page the size and the medium of a screen or paper. */
async function sitBefore(page: Page, screen: ScreenName) {
  const { width, height, medium, isEndless } = SCREENS[screen];
  await page.emulateMedia({ media: medium, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: isEndless ? 64 : height });
}

/**
 * Makes the window as tall as what is on it, so that what sticks to its edges does so in the picture. Another window may mean another
 * layout, which is as tall as it is only once it is drawn.
 */
async function seeAllOf(page: Page, screen: ScreenName) {
  const { width } = SCREENS[screen];
  let { height } = SCREENS[screen];
  for (let round = 0; round < 3; round += 1) {
    const tall = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
    if (tall > height) await page.setViewportSize({ width, height: tall });
    height = Math.max(height, tall);
  }
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
