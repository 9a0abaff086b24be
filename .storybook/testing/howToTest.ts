import type { Page } from 'playwright-core';
import { isPaper, type ScreenName } from '../screens.ts';
import type { A11yParameters } from './accessibility.ts';
import type { KeyStep } from './keys.ts';
import { looksAt, type Theme } from './looks.ts';
import type { PictureArea } from './picture.ts';
import type { ExpectedSheets } from './sheets.ts';
import { RANDOM_CHANGES } from './randomChanges.ts';

/** How a story is tested. Stories tagged `states` are also shown on a phone and with large text, and if they have a picture of it in forced colours. */
interface StoryParameters {
  /** Several screens: the story is played on the first, and shown on each. */
  screens?: readonly ScreenName[] | undefined;
  /** The names of the looks that have a picture: see looks.ts. By default each screen in each theme; an empty list takes none. */
  pictures?: readonly string[] | undefined;
  /** Restricts it to one theme. */
  theme?: Theme | undefined;
  /** 'page' takes a picture of the complete screen, 'window' of what is in view as the story has scrolled it. */
  picture?: 'page' | 'window' | undefined;
  a11y?: A11yParameters | undefined;
  /** The expected accessibility tree after the play function: see tree.ts. */
  tree?: string | undefined;
  /** How many sheets are printed with these args: see sheets.ts. */
  sheets?: readonly ExpectedSheets[] | undefined;
  /** Real keys that are pressed after all pictures are taken: see keys.ts. */
  keys?: readonly KeyStep[] | undefined;
  /** Parts of the console errors that are expected, such as a lost connection. */
  troubles?: readonly string[] | undefined;
}

/** The screen of a story, the terminal PC by default, is that of the viewport toolbar. */
interface StoryContext {
  parameters: StoryParameters;
  tags: readonly string[];
  storyGlobals?: { viewport?: { value?: ScreenName } } | undefined;
}

// Set by scripts/test-storybook.mjs: pictures can only be compared in the packaged browser.
const comparesPictures = process.env.MOTORPARK_PICTURES === '1';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      channel: {
        once: (event: string, listener: (shown: unknown) => void) => void;
        emit: (event: string, change: object) => void;
      };
      storyStore: { loadStory: (story: { storyId: string }) => Promise<StoryContext> };
    };
  }
}

/** Reads a story's parameters and tags without showing it. The test runner's own getStoryContext would copy the whole story out of the page. */
export async function readContext(page: Page, id: string): Promise<StoryContext> {
  return page.evaluate(async (storyId) => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const { storyStore } = window.__STORYBOOK_PREVIEW__;
    const { parameters, tags, storyGlobals } = await storyStore.loadStory({ storyId });
    const { screens, pictures, theme, picture, a11y, tree, sheets, keys, troubles } = parameters;
    return {
      parameters: { screens, pictures, theme, picture, a11y, tree, sheets, keys, troubles },
      tags,
      storyGlobals,
    };
  }, id);
}

/** Returns how a story is tested, from its parameters and tags. */
export function howToTest({ parameters, tags, storyGlobals }: StoryContext) {
  const screens: readonly [ScreenName, ...ScreenName[]] = isSeveral(parameters.screens)
    ? parameters.screens
    : [storyGlobals?.viewport?.value ?? 'desktop'];
  const isOnPaper = screens.every(isPaper);
  const themes: Theme[] = isOnPaper ? ['light'] : parameters.theme ? [parameters.theme] : ['light', 'dark'];
  return {
    screens,
    looks: looksAt({
      screens,
      namesScreens: parameters.screens !== undefined,
      themes,
      pictures: parameters.pictures,
      showsStates: tags.includes('states'),
      showsAll: RANDOM_CHANGES !== undefined,
    }),
    themes,
    area: areaOf(parameters.picture, isOnPaper),
    comparesPictures,
    a11y: parameters.a11y ?? {},
    tree: parameters.tree,
    sheets: parameters.sheets ?? [],
    keys: parameters.keys,
    troubles: parameters.troubles,
  };
}

const isSeveral = (screens: readonly ScreenName[] = []): screens is readonly [ScreenName, ...ScreenName[]] =>
  screens.length > 0;

function areaOf(picture: StoryParameters['picture'], isOnPaper: boolean): PictureArea {
  if (picture === 'window') return 'window';
  return isOnPaper || picture === 'page' ? 'page' : 'content';
}
