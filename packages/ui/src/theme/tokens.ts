/**
 * The design tokens: the only place of the product where a colour, a size or a duration is written down.
 * `Theme` holds what changes between light and dark; everything else is the same in both.
 */

/** A background and the text or icon colour that is legible on it. */
export interface Tone {
  bg: string;
  fg: string;
}

/** Everything that differs between the light and the dark theme. Two values of this type exist; a missing token is a type error. */
export interface Theme {
  surface: {
    /** The page behind everything. */
    canvas: string;
    /** Cards, tables, fields. */
    raised: string;
    /** Table heads, wells, hovered rows. */
    sunken: string;
    /** Behind an open dialog or drawer. */
    scrim: string;
  };
  text: { default: string; muted: string; onBrand: string; danger: string; link: string };
  line: {
    /** Hairlines between things: decoration only. */
    default: string;
    /** The outline of a control: at least 3:1 on its surface. */
    control: string;
  };
  brand: { default: string; pressed: string; tint: string };
  danger: { default: string; pressed: string; on: string };
  accent: string;
  sidebar: { bg: string; current: string; text: string; muted: string; strong: string };
  status: { idle: Tone; warning: Tone; info: Tone; success: Tone; danger: Tone };
  seat: {
    available: { bg: string; fg: string; line: string };
    scheduled: { bg: string; fg: string; line: string };
    booked: { bg: string; fg: string; line: string };
  };
  focus: string;
  shadow: { raised: string; overlay: string };
}

export const lightTheme: Theme = {
  surface: { canvas: '#f6f5f1', raised: '#ffffff', sunken: '#f0eee8', scrim: 'rgb(15 36 27 / 45%)' },
  text: { default: '#18201c', muted: '#5b645f', onBrand: '#ffffff', danger: '#93231a', link: '#0b5d3b' },
  line: { default: '#e3e0d7', control: '#8b8a80' },
  brand: { default: '#0b5d3b', pressed: '#084a2f', tint: '#e4f1ea' },
  danger: { default: '#a92a20', pressed: '#8a1f17', on: '#ffffff' },
  accent: '#f2b441',
  sidebar: { bg: '#0f241b', current: '#1b3a2c', text: '#c9d8d0', muted: '#8fa89b', strong: '#ffffff' },
  status: {
    idle: { bg: '#eceae4', fg: '#454f4a' },
    warning: { bg: '#fff2d3', fg: '#744d00' },
    info: { bg: '#e4eefb', fg: '#1b4c8c' },
    success: { bg: '#dff2e7', fg: '#0f5c36' },
    danger: { bg: '#fce7e4', fg: '#93231a' },
  },
  seat: {
    available: { bg: '#ffffff', fg: '#18201c', line: '#8b8a80' },
    scheduled: { bg: '#eceae4', fg: '#5b645f', line: '#8b8a80' },
    booked: { bg: '#0b5d3b', fg: '#ffffff', line: '#0b5d3b' },
  },
  focus: '#1d6fd8',
  shadow: {
    raised: '0 1px 2px rgb(15 36 27 / 7%), 0 4px 14px rgb(15 36 27 / 4%)',
    overlay: '0 4px 12px rgb(15 36 27 / 12%), 0 16px 48px rgb(15 36 27 / 18%)',
  },
};

export const darkTheme: Theme = {
  surface: { canvas: '#111613', raised: '#1a211d', sunken: '#151b18', scrim: 'rgb(0 0 0 / 60%)' },
  text: { default: '#e9efeb', muted: '#9daba3', onBrand: '#07140e', danger: '#f5a39a', link: '#6ccb9d' },
  line: { default: '#2b342f', control: '#6c7a72' },
  brand: { default: '#46b883', pressed: '#6ccb9d', tint: '#173427' },
  danger: { default: '#f08a7f', pressed: '#f5a39a', on: '#2a0906' },
  accent: '#f2b441',
  sidebar: { bg: '#0b100d', current: '#17241d', text: '#c3d0c9', muted: '#8b9d93', strong: '#ffffff' },
  status: {
    idle: { bg: '#2a322e', fg: '#bac5bf' },
    warning: { bg: '#3a2c0c', fg: '#f3c667' },
    info: { bg: '#152a44', fg: '#94bff5' },
    success: { bg: '#12321f', fg: '#7fd3a4' },
    danger: { bg: '#41201c', fg: '#f5a39a' },
  },
  seat: {
    available: { bg: '#1a211d', fg: '#e9efeb', line: '#6c7a72' },
    scheduled: { bg: '#2a322e', fg: '#9daba3', line: '#6c7a72' },
    booked: { bg: '#46b883', fg: '#07140e', line: '#46b883' },
  },
  focus: '#74adf5',
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 40%)',
    overlay: '0 4px 12px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 50%)',
  },
};

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
  caption: `400 12px/16px ${family}`,
  captionStrong: `600 12px/16px ${family}`,
  small: `400 13px/20px ${family}`,
  smallStrong: `600 13px/20px ${family}`,
  body: `400 14px/20px ${family}`,
  strong: `600 14px/20px ${family}`,
  heading: `650 16px/24px ${family}`,
  title: `650 18px/24px ${family}`,
  figure: `650 22px/30px ${family}`,
  /** Ids that people read out and scan. */
  id: `500 12.5px/20px ${monoFamily}`,
} as const;

/** Heights of what one clicks and reads in rows. */
export const size = {
  control: '36px',
  touch: '44px',
  row: '40px',
  compactRow: '32px',
  header: '52px',
  sidebar: '208px',
} as const;

export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;

export const layer = { sticky: 10, drawer: 30, overlay: 40, toast: 50 } as const;

/** The widths at which layout changes, as media queries. */
export const media = {
  phone: '@media (max-width: 639px)',
  tablet: '@media (max-width: 1023px)',
  desktop: '@media (min-width: 1024px)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;
