import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle, color } from '@motorpark/ui';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { darkBrand, lightBrand } from './brand';
import { SCREENS } from './screens';

const page = document.documentElement;

const readTheme = () => page.dataset.theme;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(page, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const hasGlobals = (event: unknown): event is { globals: { theme?: string } } =>
  typeof event === 'object' && event !== null && 'globals' in event;

/** The theme that the toolbar now has. */
const themeIn = (event: unknown) => (hasGlobals(event) && event.globals.theme) || 'light';

/** Docs pages in the theme of the toolbar, or of the only theme of their stories. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, readTheme);

  useEffect(() => {
    const { channel } = context;
    const follow = (event: unknown) => {
      page.dataset.theme = themeIn(event);
    };
    const last: unknown = channel.last(GLOBALS_UPDATED);
    if (Array.isArray(last) && readTheme() === undefined) follow(last[0]);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);

  return (
    <DocsContainer context={context} theme={theme === 'dark' ? darkBrand : lightBrand}>
      <ThemeStyle />
      <Frames />
      {children}
    </DocsContainer>
  );
}

/** The frame of a story on a screen. It says which once it is loaded, see preview.tsx; most are on a PC. */
const frameOn = (screen: string) =>
  screen === 'desktop'
    ? "iframe:is([data-screen='desktop'], :not([data-screen]))"
    : `iframe[data-screen='${screen}']`;

/** Each story is on the product's background. A framed one has the window of its screen, made as small as fits. */
const Frames = createGlobalStyle`
  .docs-story { background: ${color.surface.canvas}; color: ${color.text.default}; }

  ${Object.entries(SCREENS).map(
    ([name, { width, height }]) => css`
      .docs-story div:has(> ${frameOn(name)}) {
        container-type: inline-size;
        max-width: ${width}px;
        height: auto !important;
        aspect-ratio: ${width} / ${height};
        overflow: hidden;
      }

      .docs-story ${frameOn(name)} {
        width: ${width}px !important;
        height: ${height}px !important;
        transform: scale(tan(atan2(100cqi, ${width}px)));
        transform-origin: 0 0;
      }
    `,
  )}
`;
