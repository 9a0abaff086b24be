import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The duration of each key so far, in milliseconds. */
    costs: number[];
  }
}

/** Types keys into the search of a list. Returns the milliseconds from each key to the frame that shows its result, in ascending order. */
export async function searchCosts(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.getByRole('row').nth(20).waitFor();
  return keyCosts(page, page.getByRole('searchbox'), keys);
}

/** The same for keys that start at any element, from which they may move the focus. */
export async function keyCosts(page: Page, start: Locator, keys: readonly string[]): Promise<number[]> {
  await start.focus();
  await page.evaluate(() => {
    const isWatched = 'costs' in window;
    window.costs = [];
    if (isWatched) return;
    // Space presses a button when the key is released; all other keys act when they are pressed.
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

/** The value below which this percentage of the sorted values lies. */
export const percentile = (sorted: readonly number[], hundredths: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Infinity;
