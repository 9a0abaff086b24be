import { isPaper, type ScreenName } from '../screens.ts';
import type { A11yParameters } from './accessibility.ts';
import type { KeyStep } from './keys.ts';
import { looksAt, type Theme } from './looks.ts';

/** What a story may say about the way it is tested. Tagged `states`, it is also looked at on a phone, in large text and forced colours. */
interface StoryParameters {
  /** The screen or paper it is looked at on; the terminal PC by default. */
  screen?: ScreenName | undefined;
  /** Several, one after the other: it is played on the first and pictured on each. */
  screens?: readonly ScreenName[] | undefined;
  /** Only this theme. */
  theme?: Theme | undefined;
  /** 'page' takes the whole screen into the picture, 'none' takes none. */
  picture?: 'page' | 'none' | undefined;
  a11y?: A11yParameters | undefined;
  /** Its whole accessibility tree once it is played: see tree.ts. */
  tree?: string | undefined;
  /** Real keys that are pressed once all pictures are taken: see keys.ts. */
  keys?: readonly KeyStep[] | undefined;
  /** Parts of what the page is expected to complain of in its console: a lost connection. */
  troubles?: readonly string[] | undefined;
}

/** A story may also choose its screen with the viewport toolbar's `globals`. */
export interface StoryContext {
  parameters: StoryParameters;
  tags: readonly string[];
  storyGlobals?: { viewport?: { value?: ScreenName } } | undefined;
}

// Set by scripts/test-visual.mjs: pictures can be compared in the packaged browser only.
const comparesPictures = process.env.MOTORPARK_PICTURES === '1';

/** How a story is tested, by what it says of itself. */
export function howToTest({ parameters: said, tags, storyGlobals }: StoryContext) {
  const screens: readonly [ScreenName, ...ScreenName[]] = isSeveral(said.screens)
    ? said.screens
    : [said.screen ?? storyGlobals?.viewport?.value ?? 'desktop'];
  const isOnPaper = screens.every(isPaper);
  const themes: Theme[] = isOnPaper ? ['light'] : said.theme ? [said.theme] : ['light', 'dark'];
  return {
    screens,
    looks: looksAt({
      screens,
      namesScreens: said.screens !== undefined,
      themes,
      showsStates: tags.includes('states'),
    }),
    isWholePage: isOnPaper || said.picture === 'page',
    takesPicture: comparesPictures && said.picture !== 'none',
    a11y: said.a11y ?? {},
    tree: said.tree,
    keys: said.keys,
    troubles: said.troubles,
  };
}

const isSeveral = (screens: readonly ScreenName[] = []): screens is readonly [ScreenName, ...ScreenName[]] =>
  screens.length > 0;
