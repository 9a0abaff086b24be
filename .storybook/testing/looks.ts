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
  /** Whether axe checks it. */
  isChecked?: boolean;
}

interface LookOptions {
  /** The screens that the story names, else the one on which it is played. */
  screens: readonly [ScreenName, ...ScreenName[]];
  namesScreens: boolean;
  themes: readonly Theme[];
  /** Whether the story shows all states of a component: then it is also shown with all users' settings, unless it is on paper. */
  showsStates: boolean;
}

/** The ways of showing a story, in order. Storybook's own check has run axe on the first one. */
export function looksAt({ screens, namesScreens, themes, showsStates }: LookOptions): Look[] {
  return [
    ...screens.flatMap((screen, place) =>
      themes.map((theme) => ({
        name: namesScreens ? `${screen}--${theme}` : theme,
        screen,
        theme,
        fitsWindow: namesScreens,
        // Colours are the same on every screen, so further screens are only checked in the light theme.
        isChecked: place > 0 !== (theme === 'dark'),
      })),
    ),
    // A printed sheet does not depend on the user's settings.
    ...(showsStates && !screens.every(isPaper)
      ? ([
          { name: 'phone', screen: 'phone', theme: 'light' },
          { name: 'large-text', screen: screens[0], theme: 'light', hasLargeText: true },
          { name: 'forced-colors', screen: screens[0], theme: 'light', hasForcedColors: true },
        ] as const)
      : []),
  ];
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

/** Throws if a phone or large text makes the page wider than its window. */
export async function expectNoOverflow(page: Page, { name, screen, hasLargeText }: Look) {
  if (isPaper(screen) || (screen !== 'phone' && !hasLargeText)) return;
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > room)
    throw new Error(`${name}: what is shown is ${wide} px wide, and there is room for ${room} px.`);
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
async function fitWindow(page: Page, screen: ScreenName) {
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
