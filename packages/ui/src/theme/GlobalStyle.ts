import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { createGlobalStyle } from 'styled-components';
import { globalCss } from './globalCss';

/** The fonts and `globalCss`, for a page that does not carry them itself. Rendered once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
