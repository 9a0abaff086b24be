import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What each key has cost so far, in milliseconds. */
    costs: number[];
  }
}

/** Types each key and answers in milliseconds, the least first, how long it took from the key to the frame that shows what it found. */
export async function keyCosts(page: Page, keys: readonly string[]): Promise<number[]> {
  const search = page.getByRole('searchbox');
  await page.getByRole('row').nth(20).waitFor();
  await search.focus();
  await page.evaluate(() => {
    window.costs = [];
    document.addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        requestAnimationFrame(() => setTimeout(() => window.costs.push(performance.now() - from)));
      },
      { capture: true },
    );
  });
  for (const [place, key] of keys.entries()) {
    await search.press(key);
    await page.waitForFunction((least) => window.costs.length > least, place);
  }
  return (await page.evaluate(() => window.costs)).toSorted((one, other) => one - other);
}

/** The cost that so many of a hundred stay below. */
export const percentile = (sorted: readonly number[], hundredths: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Infinity;
