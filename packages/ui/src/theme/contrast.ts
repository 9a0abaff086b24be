import type { Theme } from './palette';
import { themeTokens } from './color';

/** Contrast that WCAG 2.2 requires: text 4.5:1, the outline of a control or a meaningful shape 3:1. */
export const needed = { text: 4.5, control: 3 } as const;

/** A token and all backgrounds that it is used on. Tokens are named by their path in `Theme`. */
export interface Pairing {
  token: string;
  on: readonly string[];
  as: keyof typeof needed;
}

const grounds = ['surface.canvas', 'surface.raised', 'surface.sunken'] as const;
const surfaces = [...grounds, 'surface.button', 'surface.hovered'] as const;

/** Which token is legible on which background; tests check both themes. */
export const pairings: readonly Pairing[] = [
  { token: 'text.default', on: [...surfaces, 'brand.tint'], as: 'text' },
  { token: 'text.muted', on: surfaces, as: 'text' },
  { token: 'text.danger', on: surfaces, as: 'text' },
  { token: 'text.link', on: surfaces, as: 'text' },
  { token: 'text.onBrand', on: ['brand.default', 'brand.pressed'], as: 'text' },
  { token: 'brand.default', on: ['brand.tint'], as: 'text' },
  { token: 'danger.on', on: ['danger.default', 'danger.pressed'], as: 'text' },
  { token: 'accent.on', on: ['accent.default'], as: 'text' },
  { token: 'line.control', on: surfaces, as: 'control' },
  { token: 'brand.default', on: surfaces, as: 'control' },
  { token: 'danger.default', on: grounds, as: 'control' },
  { token: 'focus', on: [...surfaces, 'brand.tint'], as: 'control' },
  { token: 'sidebar.text', on: ['sidebar.bg', 'sidebar.hover', 'sidebar.current'], as: 'text' },
  { token: 'sidebar.muted', on: ['sidebar.bg'], as: 'text' },
  { token: 'sidebar.strong', on: ['sidebar.bg', 'sidebar.current'], as: 'text' },
  { token: 'sidebar.focus', on: ['sidebar.bg', 'sidebar.current'], as: 'control' },
  { token: 'accent.default', on: ['sidebar.bg', 'sidebar.current'], as: 'control' },
  { token: 'status.idle.fg', on: ['status.idle.bg', ...surfaces], as: 'text' },
  { token: 'status.warning.fg', on: ['status.warning.bg', ...surfaces], as: 'text' },
  { token: 'status.info.fg', on: ['status.info.bg', ...surfaces], as: 'text' },
  { token: 'status.success.fg', on: ['status.success.bg', ...surfaces], as: 'text' },
  { token: 'status.danger.fg', on: ['status.danger.bg', ...surfaces], as: 'text' },
  { token: 'seat.available.fg', on: ['seat.available.bg'], as: 'text' },
  { token: 'seat.available.line', on: ['seat.available.bg', 'surface.sunken'], as: 'control' },
  { token: 'seat.scheduled.fg', on: ['seat.scheduled.bg'], as: 'text' },
  { token: 'seat.scheduled.line', on: ['surface.sunken'], as: 'control' },
  { token: 'seat.booked.fg', on: ['seat.booked.bg'], as: 'text' },
  { token: 'seat.booked.line', on: ['surface.sunken'], as: 'control' },
];

/** Returns the value of a token by its name, such as `status.idle.fg`. Throws if there is no such token. */
export function tokenValue(theme: Theme, name: string): string {
  const token = themeTokens(theme).find(({ path }) => path.join('.') === name);
  if (!token) throw new Error(`No token ${name}`);
  return token.value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns each pair of a theme that is not legible: `text.link on surface.raised is 2.1:1, not 4.5:1`. */
export const illegible = (theme: Theme): string[] =>
  pairings.flatMap(({ token, on, as }) =>
    on.flatMap((ground) => {
      const ratio = contrast(tokenValue(theme, token), tokenValue(theme, ground));
      return ratio >= needed[as]
        ? []
        : [`${token} on ${ground} is ${ratio.toFixed(2)}:1, not ${needed[as]}:1`];
    }),
  );

/** Returns the contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
