import type { Decorator, Preview } from '@storybook/react-vite';
import { GlobalStyle, color } from '@motorpark/ui';
import { useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { lightBrand } from './brand';
import { SCREENS } from './screens';
import { stillClock } from './stillClock';

stillClock();

const viewports = Object.fromEntries(
  Object.entries(SCREENS).map(([key, { name, width, height }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** Doc pages show each story on the product's own ground. */
const DocsGround = createGlobalStyle`
  .docs-story { background: ${color.surface.canvas}; color: ${color.text.default}; }
`;

const inTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'en-NG';
  }, [theme]);
  return (
    <>
      <GlobalStyle />
      <DocsGround />
      <Story />
    </>
  );
};

const preview: Preview = {
  decorators: [inTheme],
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
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: { theme: lightBrand, toc: true },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: {
      storySort: { method: 'alphabetical', order: ['Introduction', 'Foundations', 'Domain', 'Controls'] },
    },
  },
  beforeEach() {
    localStorage.clear();
    sessionStorage.clear();
  },
};

export default preview;
