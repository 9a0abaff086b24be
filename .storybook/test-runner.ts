import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { isPaper, type ScreenName } from './screens.ts';
import { expectAccessible, type A11yParameters } from './testing/accessibility.ts';
import { expectKeysToWork, type KeyStep } from './testing/keys.ts';
import { expectNothingBeside, looksAt, sitBefore, take, type Look, type Theme } from './testing/looks.ts';
import { note } from './testing/notes.ts';
import { expectPicture } from './testing/picture.ts';
import { expectSensitive } from './testing/sensitivity.ts';
import { expectTree } from './testing/tree.ts';
import { expectNoTroubles, watchForTroubles } from './testing/troubles.ts';

/** What a story may say about the way it is tested. Tagged `states`, it is also looked at on a phone, in large text and forced colours. */
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
  /** Its whole accessibility tree once it is played: see testing/tree.ts. */
  tree?: string;
  /** Real keys that are pressed once all pictures are taken: see testing/keys.ts. */
  keys?: readonly KeyStep[];
  /** Parts of what the page is expected to complain of in its console: a lost connection. */
  troubles?: readonly string[];
}

/** A story may also choose its screen with the viewport toolbar's `globals`. */
interface StoryContext {
  parameters: StoryParameters;
  tags: readonly string[];
  storyGlobals?: { viewport?: { value?: ScreenName } };
}

// Set by scripts/test-visual.mjs: pictures can be compared in the packaged browser only.
const comparesPictures = process.env.MOTORPARK_PICTURES === '1';
const testsPictures = process.env.MOTORPARK_PICTURES_RENEW !== '1';

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, story) {
    watchForTroubles(page);
    const { screens } = await howToTest(page, story);
    await sitBefore(page, screens[0]);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const { screens, looks, isWholePage, takesPicture, a11y, tree, keys, troubles } = await howToTest(
      page,
      story,
    );
    await waitForPageReady(page);
    // Storybook's own check would have failed the story.
    note('axe', '0');
    const failures: string[] = [];
    const check = (promise: Promise<void>) => promise.catch((error: Error) => failures.push(error.message));
    if (tree !== undefined) await check(expectTree(page, tree));
    const atFirst: Look = { name: '', screen: screens[0], theme: 'light' };
    let before = atFirst;
    for (const look of looks) {
      await take(page, look, before);
      before = look;
      if (look.isChecked) await check(expectAccessible(page, look.theme, a11y));
      await check(expectNothingBeside(page, look));
      if (!takesPicture) continue;
      await check(
        expectPicture(page, `${story.id}--${look.name}`, isWholePage).then((picture) =>
          testsPictures
            ? expectSensitive(page, { story: story.id, look: look.name, picture, isWholePage })
            : undefined,
        ),
      );
    }
    await take(page, atFirst, before);
    if (keys) await check(expectKeysToWork(page, keys));
    await check(Promise.resolve().then(() => expectNoTroubles(page, troubles)));
    if (failures.length > 0) throw withoutStack(failures.join('\n\n'));
  },
};

export default config;

async function howToTest(page: Page, story: Parameters<typeof getStoryContext>[1]) {
  const context: StoryContext = await getStoryContext(page, story);
  const said = context.parameters;
  const screens: readonly [ScreenName, ...ScreenName[]] = isSeveral(said.screens)
    ? said.screens
    : [said.screen ?? context.storyGlobals?.viewport?.value ?? 'desktop'];
  const isOnPaper = screens.every(isPaper);
  const themes: Theme[] = isOnPaper ? ['light'] : said.theme ? [said.theme] : ['light', 'dark'];
  return {
    screens,
    looks: looksAt({
      screens,
      namesScreens: said.screens !== undefined,
      themes,
      showsStates: context.tags.includes('states'),
    }),
    isWholePage: isOnPaper || said.picture === 'page',
    takesPicture: comparesPictures && said.picture !== 'none',
    a11y: said.a11y,
    tree: said.tree,
    keys: said.keys,
    troubles: said.troubles,
  };
}

const isSeveral = (screens: readonly ScreenName[] = []): screens is readonly [ScreenName, ...ScreenName[]] =>
  screens.length > 0;

/** The place in this file where a story's failure is thrown tells nobody anything. */
function withoutStack(message: string) {
  const error = new Error(message);
  error.stack = message;
  return error;
}
