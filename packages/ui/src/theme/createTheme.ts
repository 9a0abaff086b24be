import { contrast, illegible } from './contrast';
import { darkTheme, lightTheme, type Theme, type Themes } from './palette';

/** The colours of a company, as `#rrggbb`. */
export interface BrandColors {
  /** The colour of primary buttons, links and chosen seats in the light theme; also the hue of the sidebar. */
  brand: string;
  /** The same in the dark theme; a lighter shade of `brand` if left out. */
  darkBrand?: string | undefined;
  /** The mark and the bar beside the current menu item. */
  accent?: string | undefined;
}

/**
 * Returns the themes of a company for `GlobalStyle`: those of Motorpark with its colours, and shades of them. Throws an Error that names each pair of
 * colours that would not be legible, with its contrast.
 */
export function createTheme({ brand, darkBrand, accent = lightTheme.accent.default }: BrandColors): Themes {
  for (const value of [brand, darkBrand, accent]) {
    if (value !== undefined && !/^#[\da-f]{6}$/i.test(value)) throw new RangeError(`Not #rrggbb: ${value}`);
  }
  const themes = {
    light: branded(lightTheme, { brand, accent, ground: '#ffffff', depth: 0.72 }),
    dark: branded(darkTheme, {
      brand: darkBrand ?? legibleShade(brand),
      accent,
      ground: darkTheme.surface.raised,
      depth: 0.86,
    }),
  };
  const faults = Object.entries(themes).flatMap(([name, theme]) =>
    illegible(theme).map((fault) => `${name}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(`These colours are not legible:\n${faults.join('\n')}`);
  return themes;
}

interface Shades {
  brand: string;
  accent: string;
  /** The surface that a tint of the brand lies on. */
  ground: string;
  /** How much of the sidebar's colour is black. */
  depth: number;
}

function branded(theme: Theme, { brand, accent, ground, depth }: Shades): Theme {
  const onBrand = inkOn(brand);
  const sidebar = mix(brand, '#000000', depth);
  return {
    ...theme,
    text: { ...theme.text, onBrand, link: brand },
    brand: {
      default: brand,
      pressed: mix(brand, onBrand === '#ffffff' ? '#000000' : '#ffffff', 0.2),
      tint: mix(brand, ground, 0.88),
    },
    accent: { default: accent, on: inkOn(accent) },
    sidebar: {
      bg: sidebar,
      hover: mix(sidebar, '#ffffff', 0.05),
      current: mix(sidebar, '#ffffff', 0.1),
      text: mix(brand, '#ffffff', 0.8),
      muted: mix(brand, '#ffffff', 0.6),
      strong: '#ffffff',
      focus: accent,
    },
    seat: { ...theme.seat, booked: { bg: brand, fg: onBrand, line: brand } },
  };
}

const INKS = { light: '#ffffff', dark: '#07140e' };

/** Returns the text colour that is more legible on a colour. */
const inkOn = (ground: string) =>
  contrast(INKS.light, ground) >= contrast(INKS.dark, ground) ? INKS.light : INKS.dark;

/** Returns the first lighter shade of a colour that is legible on the surfaces of the dark theme. */
function legibleShade(brand: string): string {
  const shades = Array.from({ length: 20 }, (_, step) => mix(brand, '#ffffff', step / 20));
  const { hovered, button, raised } = darkTheme.surface;
  return (
    shades.find((shade) =>
      [hovered, button, mix(shade, raised, 0.88)].every((ground) => contrast(shade, ground) >= 4.5),
    ) ?? brand
  );
}

/** Returns a colour with a share of another one in it. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
