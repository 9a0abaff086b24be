import { darkTheme, lightTheme, type Themes } from './palette';
import { color, themeDeclarations } from './color';
import { media, size, space, type } from './tokens';

/**
 * Both themes as custom properties. The theme follows the system unless `data-theme` on the document element is `light`
 * or `dark`; paper is always light.
 */
export const themesCss = ({ light, dark }: Themes) => `
  :root {
    color-scheme: light;
    ${themeDeclarations(light)}
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${themeDeclarations(dark)}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${themeDeclarations(dark)}
    }
  }

  ${media.print} {
    :root:root:root {
      color-scheme: light;
      ${themeDeclarations(light)}
    }
  }
`;

/** The background of the page, and the margins, lists and controls that components expect. */
const resetCss = `
  :root {
    accent-color: ${color.brand.default};
    scroll-padding-block: calc(${size.header} + var(--bar, 0px) + ${space[3]}) ${space[12]};
  }

  :root:has([data-connection]) { --bar: ${size.control}; }

  ${media.toastAbove} {
    :root { scroll-padding-block-start: calc(${size.toastStrip} + ${size.header} + var(--bar, 0px) + ${space[3]}); }
  }

  *, *::before, *::after { box-sizing: border-box; }

  :root:has(dialog:modal) { overflow: hidden; }

  body {
    margin: 0;
    color: ${color.text.default};
    background: ${color.surface.canvas};
    font: ${type.body};
    font-feature-settings: 'cv05', 'ss03';
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, select, label, summary, [role='button'] { touch-action: manipulation; }
  h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset { margin: 0; }
  ul, ol, fieldset { padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  svg { flex: none; }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  ${media.stillness} {
    /* A toast disappears when its bar has run out: the bar is a timer, and keeps its speed. Transitions take no time at all: after the
       shortest one, a size that is measured right after a change would still be the one before. */
    *:not(.Toastify__progress-bar--animated), *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Themes and reset as plain CSS, so that a page can contain it and look right before any script has run. */
export const globalCss = (themes: Themes) => themesCss(themes) + resetCss;

/** The themes of the product. */
export const motorpark: Themes = { light: lightTheme, dark: darkTheme };
