/** The design tokens that are the same in both themes: besides `palette.ts` the only place of the product where a size or a duration is defined. */

/** Space on a 4-px grid: `space[3]` is 12px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const;

export type Space = keyof typeof space;

export const radius = {
  small: '6px',
  medium: '8px',
  large: '10px',
  vehicle: '26px',
  round: '999px',
} as const;

const family = "'Inter Variable', system-ui, sans-serif";
const monoFamily = "'JetBrains Mono Variable', ui-monospace, monospace";

/** Returns a font; `px` is its size for users who have not set a larger text size. */
const font = (weight: number, px: number, lineHeight: number, name = family) =>
  `${weight} ${px / 16}rem/${lineHeight / 16}rem ${name}`;

/**
 * Complete `font` shorthands, so that size, line height and family always match. They follow the text size that the user has set. Text is
 * normal or strong, 400 or 600: weights in between cannot be told apart. IDs have the one weight of their own face.
 */
export const type = {
  /** Hints and notes. */
  caption: font(400, 12, 16),
  /** Badges, names of keys, headings of groups and of columns. */
  captionStrong: font(600, 12, 16),
  /** Tables, and text beside what matters more. */
  small: font(400, 13, 20),
  /** Labels of fields. */
  smallStrong: font(600, 13, 20),
  body: font(400, 14, 20),
  /** Controls with text: buttons, menu items; and what stands out in a text. */
  strong: font(600, 14, 20),
  /** Fields on a phone: below 16px a phone zooms the page when they are tapped. */
  touch: font(400, 16, 24),
  /** Headings of parts of a page, and the company's name. */
  heading: font(600, 16, 24),
  /** The heading of a page. */
  title: font(600, 18, 24),
  /** Amounts, and what is read from where a customer stands. */
  figure: font(600, 22, 30),
  /** Ids that people read out and scan. */
  id: font(500, 13, 20, monoFamily),
} as const;

export const tracking = { tight: '-0.012em', normal: '0', wide: '0.07em' } as const;

/**
 * Heights of controls and rows, and widths that recur. Elements that contain text or are beside it are measured in rem,
 * so they grow with the text size that the user has set.
 */
export const size = {
  icon: '1rem',
  iconLarge: '1.125rem',
  avatar: '1.75rem',
  control: '2.25rem',
  touch: '2.75rem',
  row: '2.5rem',
  compactRow: '2rem',
  header: '3.25rem',
  /** The free strip above the header where that has no room for a toast. */
  toastStrip: '2.75rem',
  sidebar: '13rem',
  drawer: '17rem',
  aside: '20rem',
  /** A card with a single form: login, recovery. */
  narrow: '25.5rem',
  /** A form that is alone on its page. */
  form: '47.5rem',
  /** Maximum width of a page, however wide the screen is. */
  page: '1680px',
  /** Where a sticky element stops below what the frame keeps in view: `top: ${size.stickyTop}`. */
  stickyTop: 'var(--frame-top, 0px)',
} as const;

export const motion = {
  quick: '120ms ease-out',
  calm: '180ms ease-out',
  turn: '900ms linear infinite',
} as const;

export const layer = { sticky: 10, header: 20, drawer: 30, overlay: 40, toast: 50 } as const;

/** Minimum desktop width in px: from here on the sidebar is beside the page. */
export const desktopWidth = 1024;

/** The widths at which layout changes, as media queries. */
export const media = {
  /** Also a terminal's PC of 1366 px at 200 %: lists are cards there, which don't scroll sideways. */
  phone: '@media (max-width: 699px)',
  /** High enough for a bar at the bottom: not a phone in landscape, or 200 %. */
  tall: '@media (min-height: 480px)',
  tablet: `@media (max-width: ${desktopWidth - 1}px)`,
  /** Narrower than most of the terminals' PCs, which have 1366 px. */
  narrowPc: '@media screen and (max-width: 1365px)',
  desktop: `@media (min-width: ${desktopWidth}px)`,
  /** Where toasts are in the header, and where they are above it. In `em`, so that it follows the text size that the user has set. */
  toastBeside: '@media (min-width: 64em)',
  toastAbove: '@media (max-width: 63.99em)',
  /** A finger instead of a mouse: no key hints, larger targets. */
  touch: '@media (pointer: coarse)',
  print: '@media print',
  stillness: '@media (prefers-reduced-motion: reduce)',
  /** Inside an element with `container-type: inline-size` that is too narrow for two columns. */
  narrowBox: '@container (max-width: 719px)',
} as const;

/** Returns a font that grows with the height of the screen, but on a narrow one with its width. */
const scalingFont = (weight: number, high: number, wide: number) =>
  `${weight} min(${high}vh, ${wide}vw)/1.35 ${family}`;

/** The fonts of a television that is read from 6 m away: a capital letter of a line is 1.8 cm high on 43 inches. */
export const hallFont = {
  text: scalingFont(500, 5.2, 2.6),
  strong: scalingFont(700, 5.2, 2.6),
  small: scalingFont(500, 3.2, 2),
  title: scalingFont(700, 6.4, 4),
} as const;
