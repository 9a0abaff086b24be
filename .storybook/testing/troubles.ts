import type { Page } from 'playwright-core';

const troubles = new WeakMap<Page, string[]>();

/** Starts to collect the page's console errors and uncaught errors. */
export function watchForTroubles(page: Page) {
  forgetTroubles(page);
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.get(page)?.push(`console.error: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.get(page)?.push(`uncaught: ${error.stack ?? error.message}`));
}

/** Forgets the errors so far, which are those of earlier stories. */
export function forgetTroubles(page: Page) {
  troubles.set(page, []);
}

/** Throws if there were errors since then, except for the expected ones. */
export function expectNoTroubles(page: Page, expected: readonly string[] = []) {
  const noted = (troubles.get(page) ?? []).filter(
    (trouble) => !expected.some((part) => trouble.includes(part)),
  );
  if (noted.length > 0) throw new Error(`The page complains:\n  ${noted.join('\n  ')}`);
}
