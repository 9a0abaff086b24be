/**
 * The screens and papers that stories are looked at on, by the names of `parameters.screen` and of the viewport toolbar. Papers are
 * drawn as printed, and in the light theme only.
 */
export const SCREENS = {
  desktop: { name: 'Terminal PC', width: 1366, height: 768, medium: 'screen' },
  phone: { name: 'Phone', width: 390, height: 844, medium: 'screen' },
  paper80: { name: 'Receipt roll, 80 mm', width: 302, height: 600, medium: 'print' },
  paperA4: { name: 'A4 sheet', width: 794, height: 1123, medium: 'print' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

interface Screen {
  name: string;
  width: number;
  height: number;
  medium: 'screen' | 'print';
}
