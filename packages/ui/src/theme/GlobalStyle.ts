import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { createGlobalStyle } from 'styled-components';
import { color, themeDeclarations } from './theme';
import { darkTheme, lightTheme, type } from './tokens';

/**
 * Fonts, both themes and the page's ground. Rendered once, at the root. The theme follows the system unless
 * `data-theme` on the document element says `light` or `dark`.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${themeDeclarations(lightTheme)}
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${themeDeclarations(darkTheme)}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${themeDeclarations(darkTheme)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  body {
    margin: 0;
    color: ${color.text.default};
    background: ${color.surface.canvas};
    font: ${type.body};
    font-feature-settings: 'cv05', 'ss03';
    -webkit-text-size-adjust: 100%;
  }

  button, input, select, textarea { font: inherit; color: inherit; }
  h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
