import type { Page } from 'playwright-core';

const troubles = new WeakMap<Page, string[]>();

/** Starts to note what the page complains of: console errors and errors that nobody caught. */
export function watchForTroubles(page: Page) {
  if (troubles.has(page)) {
    troubles.set(page, []);
    return;
  }
  troubles.set(page, []);
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.get(page)?.push(`console.error: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.get(page)?.push(`uncaught: ${error.stack ?? error.message}`));
}

/** Fails when the page has complained since it was watched, other than of what the story is about. */
export function expectNoTroubles(page: Page, expected: readonly string[] = []) {
  const noted = (troubles.get(page) ?? []).filter(
    (trouble) => !expected.some((part) => trouble.includes(part)),
  );
  if (noted.length > 0) throw new Error(`The page complains:\n  ${noted.join('\n  ')}`);
}
