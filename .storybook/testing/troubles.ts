import type { Page } from 'playwright-core';

const troubles = new WeakMap<Page, string[]>();

/** Starts to note what the page complains of: console errors and errors that nobody caught. */
export function watchForTroubles(page: Page) {
  forgetTroubles(page);
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.get(page)?.push(`console.error: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.get(page)?.push(`uncaught: ${error.stack ?? error.message}`));
}

/** What the page has complained of up to now was another story's. */
export function forgetTroubles(page: Page) {
  troubles.set(page, []);
}

/** Fails when the page has complained since then, other than of what the story is about. */
export function expectNoTroubles(page: Page, expected: readonly string[] = []) {
  const noted = (troubles.get(page) ?? []).filter(
    (trouble) => !expected.some((part) => trouble.includes(part)),
  );
  if (noted.length > 0) throw new Error(`The page complains:\n  ${noted.join('\n  ')}`);
}
