import type { Page } from 'playwright-core';

/** Keys to press one after the other, separated by spaces, and a selector of what must then be visible. */
export type KeyStep = readonly [keys: string, then: string];

/**
 * Presses real keys. The browser's own controls, such as lists and date fields, only react to these: the keys of a play function are events that only scripts
 * notice.
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
