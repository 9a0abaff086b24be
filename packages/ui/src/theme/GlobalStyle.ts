import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { createGlobalStyle } from 'styled-components';
import { globalCss } from './globalCss';

/** Loads the fonts and applies `globalCss`, for a page that does not contain them itself. Render it once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
