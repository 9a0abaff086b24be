import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle } from '@motorpark/ui';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { createGlobalStyle } from 'styled-components';
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
      <PhoneFrames />
      {children}
    </DocsContainer>
  );
}

/** Only stories on a phone are in frames. */
const PhoneFrames = createGlobalStyle`
  .docs-story iframe { max-width: ${SCREENS.phone.width}px; }
`;
