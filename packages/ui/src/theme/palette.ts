/**
 * Every colour of the product, for both themes. Names are semantic: a component uses `text.muted`, never a grey.
 * `contrast.ts` lists what must be legible on what, which tests check.
 */

/** A background and the text or icon colour that is legible on it. */
export interface ToneColors {
  bg: string;
  fg: string;
}

/** What a message, a status or a question is about, from nothing in particular to a loss. */
export type Tone = 'idle' | 'info' | 'success' | 'warning' | 'danger';

/** All tokens that differ between the light and the dark theme, whose purposes are in stories/purposes.ts. A theme without one of them does not compile. */
export interface Theme {
  surface: { canvas: string; raised: string; button: string; sunken: string; hovered: string; scrim: string };
  text: { default: string; muted: string; onBrand: string; danger: string; link: string };
  line: { default: string; control: string };
  brand: { default: string; pressed: string; tint: string };
  danger: { default: string; pressed: string; on: string };
  accent: { default: string; on: string };
  /** The sidebar has a dark background in both themes, so it has its own focus ring. */
  sidebar: {
    bg: string;
    hover: string;
    current: string;
    text: string;
    muted: string;
    strong: string;
    focus: string;
  };
  status: Record<Tone, ToneColors>;
  seat: {
    available: { bg: string; fg: string; line: string };
    scheduled: { bg: string; fg: string; line: string };
    booked: { bg: string; fg: string; line: string };
  };
  focus: string;
  shadow: { raised: string; overlay: string };
}

/** The two themes of a brand. */
export interface Themes {
  light: Theme;
  dark: Theme;
}

export const lightTheme: Theme = {
  surface: {
    canvas: '#f6f5f1',
    raised: '#ffffff',
    button: '#ffffff',
    sunken: '#f0eee8',
    hovered: '#f0eee8',
    scrim: 'rgb(15 36 27 / 45%)',
  },
  text: { default: '#18201c', muted: '#5b645f', onBrand: '#ffffff', danger: '#93231a', link: '#0b5d3b' },
  line: { default: '#e3e0d7', control: '#86857b' },
  brand: { default: '#0b5d3b', pressed: '#084a2f', tint: '#e4f1ea' },
  danger: { default: '#a92a20', pressed: '#8a1f17', on: '#ffffff' },
  accent: { default: '#f2b441', on: '#14261d' },
  sidebar: {
    bg: '#0f241b',
    hover: '#152e23',
    current: '#1b3a2c',
    text: '#c9d8d0',
    muted: '#8fa89b',
    strong: '#ffffff',
    focus: '#f2b441',
  },
  status: {
    idle: { bg: '#eceae4', fg: '#454f4a' },
    warning: { bg: '#fff2d3', fg: '#744d00' },
    info: { bg: '#e4eefb', fg: '#1b4c8c' },
    success: { bg: '#dff2e7', fg: '#0f5c36' },
    danger: { bg: '#fce7e4', fg: '#93231a' },
  },
  seat: {
    available: { bg: '#ffffff', fg: '#18201c', line: '#86857b' },
    scheduled: { bg: '#eceae4', fg: '#5b645f', line: '#86857b' },
    booked: { bg: '#0b5d3b', fg: '#ffffff', line: '#0b5d3b' },
  },
  focus: '#1d6fd8',
  shadow: {
    raised: '0 1px 2px rgb(15 36 27 / 7%), 0 4px 14px rgb(15 36 27 / 4%)',
    overlay: '0 4px 12px rgb(15 36 27 / 12%), 0 16px 48px rgb(15 36 27 / 18%)',
  },
};

export const darkTheme: Theme = {
  surface: {
    canvas: '#111613',
    raised: '#1a211d',
    button: '#242d28',
    sunken: '#151b18',
    hovered: '#252e29',
    scrim: 'rgb(0 0 0 / 60%)',
  },
  text: { default: '#e9efeb', muted: '#9daba3', onBrand: '#07140e', danger: '#f5a39a', link: '#6ccb9d' },
  line: { default: '#2b342f', control: '#6c7a72' },
  brand: { default: '#46b883', pressed: '#6ccb9d', tint: '#173427' },
  danger: { default: '#cb3d31', pressed: '#b5342a', on: '#ffffff' },
  accent: { default: '#f2b441', on: '#14261d' },
  sidebar: {
    bg: '#0b100d',
    hover: '#111a15',
    current: '#17241d',
    text: '#c3d0c9',
    muted: '#8b9d93',
    strong: '#ffffff',
    focus: '#f2b441',
  },
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
