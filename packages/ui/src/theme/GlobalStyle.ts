import { createGlobalStyle } from 'styled-components';
import { globalCss } from './globalCss';

/** Applies `globalCss`, which resets the whole page, for a page that does not contain it itself. Render it once, at the root; the fonts are `@motorpark/ui/fonts`. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
