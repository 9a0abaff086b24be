/**
 * The screens and papers on which stories are shown, by their names in the viewport toolbar, which a story sets as `globals: { viewport: { value: 'phone' } }`. Papers are rendered as printed, and in the
 * light theme only.
 */
export const SCREENS: Record<ScreenName, Screen> = {
  desktop: { name: 'Terminal PC', width: 1366, height: 768, medium: 'screen' },
  narrow: { name: 'Narrow PC', width: 1280, height: 720, medium: 'screen' },
  small: { name: 'Small PC', width: 1024, height: 768, medium: 'screen' },
  tablet: { name: 'Tablet', width: 820, height: 1180, medium: 'screen' },
  phone: { name: 'Phone', width: 390, height: 844, medium: 'screen' },
  paper58: { name: 'Receipt roll, 58 mm', width: 219, height: 600, medium: 'print', isEndless: true },
  paper80: { name: 'Receipt roll, 80 mm', width: 302, height: 600, medium: 'print', isEndless: true },
  paperA4: { name: 'A4 sheet', width: 794, height: 1123, medium: 'print' },
};

export type ScreenName =
  | 'desktop'
  | 'narrow'
  | 'small'
  | 'tablet'
  | 'phone'
  | 'paper58'
  | 'paper80'
  | 'paperA4';

/** Whether a screen name is that of a paper. */
export function isPaper(name: unknown) {
  return Object.entries(SCREENS).some(([key, { medium }]) => key === name && medium === 'print');
}

interface Screen {
  name: string;
  width: number;
  height: number;
  medium: 'screen' | 'print';
  /** Whether the paper is as long as its content. */
  isEndless?: boolean;
}
