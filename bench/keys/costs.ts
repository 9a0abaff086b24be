import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What each key has cost so far, in milliseconds. */
    costs: number[];
  }
}

/** Types each key into the search of a list and answers in milliseconds, the least first, how long it took from the key to the frame that shows what it found. */
export async function searchCosts(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.getByRole('row').nth(20).waitFor();
  return keyCosts(page, page.getByRole('searchbox'), keys);
}

/** The same of keys that begin at one thing of a page, and may go on to others. */
export async function keyCosts(page: Page, start: Locator, keys: readonly string[]): Promise<number[]> {
  await start.focus();
  await page.evaluate(() => {
    const isWatched = 'costs' in window;
    window.costs = [];
    if (isWatched) return;
    // A button is pressed by Space as the key is let go; every other key acts as it goes down.
    const watch = (event: 'keydown' | 'keyup', isWanted: (key: string) => boolean) =>
      document.addEventListener(
        event,
        ({ key }) => {
          if (!isWanted(key)) return;
          const from = performance.now();
          requestAnimationFrame(() => setTimeout(() => window.costs.push(performance.now() - from)));
        },
        { capture: true },
      );
    watch('keydown', (key) => key !== ' ');
    watch('keyup', (key) => key === ' ');
  });
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((least) => window.costs.length > least, place);
  }
  return (await page.evaluate(() => window.costs)).toSorted((one, other) => one - other);
}

/** The cost that so many of a hundred stay below. */
export const percentile = (sorted: readonly number[], hundredths: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Infinity;
