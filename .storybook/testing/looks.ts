import type { Page } from 'playwright-core';
import { SCREENS, isPaper, type ScreenName } from '../screens.ts';

export type Theme = 'light' | 'dark';

/** One way of showing a story. */
export interface Look {
  /** The suffix of its picture's name. */
  name: string;
  screen: ScreenName;
  theme: Theme;
  /** Whether the window is as tall as its content. */
  fitsWindow?: boolean;
  /** Whether text has twice its size, as set by users with poor eyesight. */
  hasLargeText?: boolean;
  /** Whether the system's few colours are forced. */
  hasForcedColors?: boolean;
  /** Whether a picture is taken. */
  isPictured: boolean;
  /** Whether axe checks it. */
  isChecked?: boolean;
}

interface LookOptions {
  /** The screens that the story names, else the one on which it is played. */
  screens: readonly [ScreenName, ...ScreenName[]];
  namesScreens: boolean;
  themes: readonly Theme[];
  /** The names of the looks that have a picture; by default each screen in each theme. */
  pictures: readonly string[] | undefined;
  /** Whether the story shows all states of a component: then it is also shown with all users' settings, unless it is on paper. Another one is with those that its pictures name. */
  showsStates: boolean;
  /** Whether it is also shown in the looks that tell nothing without a picture. */
  showsAll: boolean;
}

/**
 * The ways of showing a story, in order. Storybook's own check has run axe on the first one. A look without a picture only tells whether everything has room:
 * on a phone, or with large text.
 */
export function looksAt({
  screens,
  namesScreens,
  themes,
  pictures,
  showsStates,
  showsAll,
}: LookOptions): Look[] {
  const looks: Look[] = [];
  const add = (look: Omit<Look, 'isPictured'>, isByDefault: boolean) => {
    const isPictured = pictures?.includes(look.name) ?? isByDefault;
    const isMeasured = look.theme === 'light' && measuresRoom(look);
    if (isPictured) looks.push({ ...look, isPictured });
    else if (isMeasured || showsAll) looks.push({ ...look, isPictured, isChecked: false });
  };
  for (const [place, screen] of screens.entries()) {
    for (const theme of themes) {
      const name = namesScreens ? `${screen}--${theme}` : theme;
      // Colours are the same on every screen, so further screens are only checked in the light theme.
      const isChecked = place > 0 !== (theme === 'dark');
      add({ name, screen, theme, fitsWindow: namesScreens, isChecked }, true);
    }
  }
  // A printed sheet does not depend on the user's settings.
  if (screens.every(isPaper)) return looks;
  const atFirst = { screen: screens[0], theme: 'light' } as const;
  const states: Omit<Look, 'isPictured'>[] = [
    ...(screens.includes('phone') ? [] : [{ name: 'phone', screen: 'phone', theme: 'light' } as const]),
    { name: 'large-text', ...atFirst, hasLargeText: true },
    { name: 'forced-colors', ...atFirst, hasForcedColors: true },
  ];
  for (const state of states) if (showsStates || pictures?.includes(state.name)) add(state, false);
  return looks;
}

/** Sets the size and medium of a screen or paper, with normal text size and the product's own colours. */
export async function applyScreen(page: Page, screen: ScreenName) {
  const { width, height, medium, isEndless } = SCREENS[screen];
  await page.emulateMedia({
    media: medium,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: 'none',
  });
  await page.setViewportSize({ width, height: isEndless ? 64 : height });
}

/** Forced colours leave the background of later content white until the window is resized. */
async function leaveForcedColors(page: Page, screen: ScreenName) {
  const { width, height } = SCREENS[screen];
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: width - 8, height: height - 8 });
}

/** Switches from the look `before` to another one and waits until it is painted. */
export async function applyLook(page: Page, look: Look, before: Look) {
  if (before.hasForcedColors) await leaveForcedColors(page, look.screen);
  if (look.screen !== before.screen || before.hasForcedColors) await applyScreen(page, look.screen);
  if (look.hasForcedColors) await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(applyTheme, { theme: look.theme, textSize: look.hasLargeText ? '200%' : '' });
  if (look.fitsWindow && !(before.fitsWindow && before.screen === look.screen))
    await fitWindow(page, look.screen);
}

const measuresRoom = ({ screen, hasLargeText }: Pick<Look, 'screen' | 'hasLargeText'>) =>
  !isPaper(screen) && (screen !== 'desktop' || hasLargeText === true);

/** Throws if a narrower screen or large text makes the page wider than its window. */
export async function expectNoOverflow(page: Page, look: Look) {
  if (!measuresRoom(look)) return;
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > room)
    throw new Error(`${look.name}: what is shown is ${wide} px wide, and there is room for ${room} px.`);
}

/** Runs in the page. Nothing hides the caret in forced colours, so its blinking is stopped. */
async function applyTheme({ theme, textSize }: { theme: Theme; textSize: string }) {
  document.documentElement.style.setProperty('caret-animation', 'manual');
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.fontSize = textSize;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Makes the window as tall as its content, so that sticky elements are at the edges of the picture. Resizing may change the layout and its height, so it is
 * repeated.
 */
export async function fitWindow(page: Page, screen: ScreenName) {
  const { width } = SCREENS[screen];
  let { height } = SCREENS[screen];
  for (let round = 0; round < 3; round += 1) {
    const tall = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
    if (tall <= height) return;
    await page.setViewportSize({ width, height: tall });
    height = tall;
  }
}
