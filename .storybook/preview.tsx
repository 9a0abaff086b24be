import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@motorpark/ui/fonts';
import { GlobalStyle, fetchLazyParts } from '@motorpark/ui';
import { ComponentPage } from '../packages/ui/src/stories/ComponentPage';
import type { Used } from '../packages/ui/src/stories/usage';
import { useLayoutEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { ThemedDocs } from './ThemedDocs';
import { SCREENS, isPaper, type ScreenName } from './screens';
import { plainTypes } from './plainTypes';
import { stillClock } from './stillClock';

stillClock();

/** The frame of a docs page that this story is in. */
const frame =
  window.frameElement?.ownerDocument.location.pathname === window.location.pathname
    ? window.frameElement
    : undefined;
if (frame) {
  // Storybook's base leads its links to the page around it, which would be left.
  document.querySelector('base')?.setAttribute('target', '_self');
  new MutationObserver(() => setTheme('light')).observe(frame.ownerDocument.documentElement, {
    attributeFilter: ['data-theme'],
  });
}

/** A framed story has the theme of the page around it. */
function setTheme(theme: string) {
  document.documentElement.dataset.theme = frame?.ownerDocument.documentElement.dataset.theme ?? theme;
}

// Docs pages show framed stories as they begin: what is embedded is not played.
Object.assign(window, { PREVIEW_URL: 'iframe.html?embed=true' });

/** By default axe also locates each element without a violation, for Storybook's panel; tests only need the violations. */
const isTested = navigator.userAgent.includes('StorybookTestRunner');
const ONLY_WRONG = { resultTypes: ['violations'] };

configure({
  // On a busy computer, what a story waits for may come late. Only a failure takes this long.
  asyncUtilTimeout: 30_000,
  // Without this every failed query would print the complete page, which no test reports.
  ...(isTested && { getElementError: (message: string | null) => new Error(message ?? '') }),
});

const viewports = Object.fromEntries(
  Object.entries(SCREENS).map(([key, { name, width, height }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** A window for Chromatic. */
const windowOf = (screen: ScreenName) => ({ width: SCREENS[screen].width, height: SCREENS[screen].height });

/** No story reserves room for a scrollbar it doesn't have. */
const StoryGround = createGlobalStyle`
  :root:root { scrollbar-gutter: auto; }
`;

/** Stories on paper have a white background without padding. */
const PaperGround = createGlobalStyle`
  body.sb-show-main.sb-show-main { padding: 0; background: white; }
`;

interface StageProps {
  theme: 'light' | 'dark';
  screen: string;
  hasLargeText: boolean;
  isOnPaper: boolean;
  isPadded: boolean;
  children: ReactNode;
}

/** Provides what the product's root provides to every component: theme, fonts and background. */
function Stage({ theme, screen, hasLargeText, isOnPaper, isPadded, children }: StageProps) {
  useLayoutEffect(() => {
    setTheme(theme);
    document.documentElement.lang = 'en-NG';
    document.documentElement.style.fontSize = hasLargeText ? '200%' : '';
  }, [theme, hasLargeText]);
  useLayoutEffect(() => frame?.setAttribute('data-screen', screen), [screen]);
  return (
    <>
      <GlobalStyle />
      <StoryGround />
      {isOnPaper && <PaperGround />}
      {isPadded ? (
        <div data-around="story" style={{ padding: '1rem' }}>
          <div>{children}</div>
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** The parameter `layout` of stories whose padding the stage adds. */
const ON_STAGE = 'none';

const onStage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const screen = readViewport(globals.viewport);
  return (
    <Stage
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
      screen={screen}
      hasLargeText={globals.textSize === 'large'}
      isOnPaper={isPaper(screen)}
      isPadded={parameters.layout === ON_STAGE && (viewMode === 'docs' || !isPaper(screen))}
    >
      <Story />
    </Stage>
  );
};

/** The code of a story: what an app would write. The library is loaded as a whole only to name its parts. */
async function usage(code: string, context: Used) {
  const { usageOf } = await import('../packages/ui/src/stories/usage');
  return usageOf(code, context);
}

function readViewport(viewport: unknown) {
  const value = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : undefined;
  return typeof value === 'string' ? value : 'desktop';
}

const preview: Preview = {
  decorators: [onStage],
  argTypesEnhancers: [plainTypes],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text as it is' },
          { value: 'large', title: 'Text at 200 %' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: 'normal' },
  parameters: {
    // The body has no padding: see previewHead in main.ts.
    layout: ON_STAGE,
    a11y: { test: 'error', options: isTested ? ONLY_WRONG : {} },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      container: ThemedDocs,
      toc: { title: 'On this page', headingSelector: 'h2, h3' },
      page: ComponentPage,
      source: { language: 'tsx', transform: usage },
    },
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: windowOf('desktop') },
        dark: { theme: 'dark', viewport: windowOf('desktop') },
        phone: { theme: 'light', viewport: windowOf('phone') },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Overview', 'Usual names', 'What is not here'],
          'Foundations',
          'Components',
          ['Controls', 'Layout', 'Data', 'Flow', 'Form', 'Overlay', 'Print'],
          'Patterns',
          'Screens',
          ['Overview'],
          'Domain',
          ['Using the domain', 'Trips and seats', 'Receipts and sheets', 'Rules and formats'],
        ],
      },
    },
  },
  // Stories don't show how lazily loaded code arrives, so it is loaded before.
  loaders: [() => fetchLazyParts()],
  // A font that arrives during a story would move what has been laid out.
  async beforeAll() {
    await Promise.all([...document.fonts].map(async (face) => await face.load()));
  },
  beforeEach() {
    localStorage.clear();
    sessionStorage.clear();
  },
};

export default preview;
