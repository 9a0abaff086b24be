import type { Page } from 'playwright-core';

/** Keys, pressed one after the other and written with spaces between them, and a selector of what is to be seen then. */
export type KeyStep = readonly [keys: string, then: string];

/**
 * Presses real keys. In what is the browser's own, its lists and date fields, only those do something: a play's keys are events that
 * scripts notice and the browser does not.
 */
export async function expectKeysToWork(page: Page, steps: readonly KeyStep[]) {
  for (const [keys, then] of steps) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await page
      .locator(then)
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => {
        throw new Error(`After ${keys} there should be: ${then}`);
      });
  }
}
