import type { Page } from 'playwright-core';
import { SCREENS, isPaper, type ScreenName } from '../screens.ts';

export type Theme = 'light' | 'dark';

/** One way in which a story is looked at. */
export interface Look {
  /** What its picture is called, after the story. */
  name: string;
  screen: ScreenName;
  theme: Theme;
  /** Makes the window as tall as what is on it. */
  isSeenWhole?: boolean;
  /** With text at twice its size, as people with weak eyes set it. */
  hasLargeText?: boolean;
  /** In the few colours that the system dictates. */
  hasForcedColors?: boolean;
  /** Whether axe looks too. */
  isChecked?: boolean;
}

interface Wanted {
  /** Those that the story names, else the one that it is played on. */
  screens: readonly [ScreenName, ...ScreenName[]];
  namesScreens: boolean;
  themes: readonly Theme[];
  /** Whether it shows every state of a component: then it is looked at as everybody may see it, unless it is on paper. */
  showsStates: boolean;
}

/** The ways in which a story is looked at, in turn. Storybook's own check has had axe look at the first one. */
export function looksAt({ screens, namesScreens, themes, showsStates }: Wanted): Look[] {
  return [
    ...screens.flatMap((screen, place) =>
      themes.map((theme) => ({
        name: namesScreens ? `${screen}--${theme}` : theme,
        screen,
        theme,
        isSeenWhole: namesScreens,
        // Colours are the same on every screen, so the further ones are checked in the light theme only.
        isChecked: place > 0 !== (theme === 'dark'),
      })),
    ),
    // A printed sheet is the same for everybody.
    ...(showsStates && !screens.every(isPaper)
      ? ([
          { name: 'phone', screen: 'phone', theme: 'light' },
          { name: 'large-text', screen: screens[0], theme: 'light', hasLargeText: true },
          { name: 'forced-colors', screen: screens[0], theme: 'light', hasForcedColors: true },
        ] as const)
      : []),
  ];
}

/** Gives the page the size and the medium of a screen or paper, with ordinary text in the product's own colours. */
export async function sitBefore(page: Page, screen: ScreenName) {
  const { width, height, medium, isEndless } = SCREENS[screen];
  await page.emulateMedia({
    media: medium,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: 'none',
  });
  await page.setViewportSize({ width, height: isEndless ? 64 : height });
}

/** The few colours leave the ground white behind what is drawn next, until the window has another size. */
async function leaveForcedColors(page: Page, screen: ScreenName) {
  const { width, height } = SCREENS[screen];
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: width - 8, height: height - 8 });
}

/** Takes a look, `before` being the one that was taken last, and waits until it is painted. */
export async function take(page: Page, look: Look, before: Look) {
  if (before.hasForcedColors) await leaveForcedColors(page, look.screen);
  if (look.screen !== before.screen || before.hasForcedColors) await sitBefore(page, look.screen);
  if (look.hasForcedColors) await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(dress, { theme: look.theme, textSize: look.hasLargeText ? '200%' : '' });
  if (look.isSeenWhole && !(before.isSeenWhole && before.screen === look.screen))
    await seeAllOf(page, look.screen);
}

/** Fails where a phone or large text pushes the page wider than its window. */
export async function expectNothingBeside(page: Page, { name, screen, hasLargeText }: Look) {
  if (isPaper(screen) || (screen !== 'phone' && !hasLargeText)) return;
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > room)
    throw new Error(`${name}: what is shown is ${wide} px wide, and there is room for ${room} px.`);
}

/** In the page. Nothing hides the caret in forced colours, so it stands instead of blinking. */
async function dress({ theme, textSize }: { theme: Theme; textSize: string }) {
  document.documentElement.style.setProperty('caret-animation', 'manual');
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.fontSize = textSize;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Makes the window as tall as what is on it, so that what sticks to its edges does so in the picture. Another window may mean another
 * layout, which is as tall as it is only once it is drawn.
 */
async function seeAllOf(page: Page, screen: ScreenName) {
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
