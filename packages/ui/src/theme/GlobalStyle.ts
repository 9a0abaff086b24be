import { createGlobalStyle } from 'styled-components';
import { globalCss, motorpark, themesCss } from './globalCss';
import type { Themes } from './palette';

export interface GlobalStyleProps {
  /** The themes of a brand, from `createTheme`; those of Motorpark if left out. */
  themes?: Themes | undefined;
}

/** Both themes, and a reset of the whole page, for a page that has neither. Render it once, at the root; the fonts are `@motorpark/ui/fonts`. */
export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  ${({ themes = motorpark }) => globalCss(themes)}
`;

/** Both themes as custom properties and nothing else, for a page with a reset of its own. */
export const ThemeStyle = createGlobalStyle<GlobalStyleProps>`
  ${({ themes = motorpark }) => themesCss(themes)}
`;
