/**
 * The design tokens that are the same in both themes: the only place of the product, beside `palette.ts`, where a size
 * or a duration is written down.
 */

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

/** Whole `font` shorthands, so that size, line height and face never part. */
export const type = {
  /** Headings of the menu's sections and the names of keys. */
  overline: `600 11px/16px ${family}`,
  caption: `400 12px/16px ${family}`,
  captionStrong: `600 12px/16px ${family}`,
  small: `400 13px/20px ${family}`,
  smallStrong: `600 13px/20px ${family}`,
  /** What stands above a field. */
  label: `550 13px/20px ${family}`,
  body: `400 14px/20px ${family}`,
  /** What one can press: buttons, menu items. */
  control: `550 14px/20px ${family}`,
  strong: `600 14px/20px ${family}`,
  /** Fields on a phone: below 16px a phone zooms the page when they are tapped. */
  touch: `400 16px/24px ${family}`,
  brand: `680 15px/20px ${family}`,
  heading: `650 16px/24px ${family}`,
  title: `650 18px/24px ${family}`,
  figure: `650 22px/30px ${family}`,
  /** Ids that people read out and scan. */
  id: `500 12.5px/20px ${monoFamily}`,
} as const;

export const tracking = { tight: '-0.012em', normal: '0', wide: '0.07em' } as const;

/** Heights of what one clicks and reads in rows, and widths that recur. */
export const size = {
  icon: '16px',
  iconLarge: '18px',
  avatar: '28px',
  control: '36px',
  touch: '44px',
  row: '40px',
  compactRow: '32px',
  header: '52px',
  sidebar: '208px',
  drawer: '272px',
  aside: '320px',
  /** A card that asks for one thing: login, recovery. */
  narrow: '408px',
  /** A form that stands alone on its page. */
  form: '760px',
  /** Nothing grows wider than this, however wide the screen. */
  page: '1680px',
  /** Where something sticky stops below what the frame keeps in view: `top: ${size.stickyTop}`. */
  stickyTop: 'var(--frame-top, 0px)',
} as const;

export const motion = {
  quick: '120ms ease-out',
  calm: '180ms ease-out',
  turn: '900ms linear infinite',
} as const;

export const layer = { sticky: 10, header: 20, drawer: 30, overlay: 40, toast: 50 } as const;

/** The narrowest desktop in px: from here on the sidebar stands beside the page. */
export const desktopWidth = 1024;

/** The widths at which layout changes, as media queries. */
export const media = {
  phone: '@media (max-width: 639px)',
  tablet: `@media (max-width: ${desktopWidth - 1}px)`,
  desktop: `@media (min-width: ${desktopWidth}px)`,
  /** A finger instead of a mouse: no key hints, larger targets. */
  touch: '@media (pointer: coarse)',
  print: '@media print',
  stillness: '@media (prefers-reduced-motion: reduce)',
  /** Inside an element with `container-type: inline-size` that has no room for two columns. */
  narrowBox: '@container (max-width: 719px)',
} as const;
