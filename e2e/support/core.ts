import { type Locator, type Page, expect } from '@playwright/test';
import { CORE_TOKEN } from './coreContract';
import type { CoreServer } from './coreServer';

/** Opens a path with a session on a server that has only the core calls; by default as staff of Awka. */
export async function arriveAtCore(
  page: Page,
  { url }: CoreServer,
  path: string,
  role: 'staff' | 'super_admin' = 'staff',
) {
  // What the app itself stores of a login there (docs/access.md).
  const session = { authToken: CORE_TOKEN, role, terminalName: role === 'staff' ? 'Awka' : '' };
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((kept) => Object.assign(localStorage, kept), session);
  await page.goto(`${url}/#${path}`);
}

/** Opens another path without reloading the app. */
export async function open(page: Page, path: string) {
  await page.evaluate((hash) => void (location.hash = hash), path);
}

/** Checks the breadcrumb, such as `['Trips', 'Outgoing Trips']`. */
export async function expectBreadcrumb(page: Page, crumbs: readonly string[]) {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  // The previous breadcrumb stays until the screen's code has loaded. `waitFor` reacts immediately, whereas `expect` retries only after a third of a second.
  await trail.filter({ hasText: crumbs.at(-1) ?? '' }).waitFor();
  await expect(trail.getByRole('listitem')).toHaveText([...crumbs]);
}

/** Checks the table's headers from left to right; that of the serial number is `S/N`. */
export async function expectColumns(page: Page, heads: readonly string[]) {
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText([...heads]);
}

/** Opens a row's menu and checks its items in order; it stays open. */
export async function expectMenu(page: Page, row: string | RegExp, items: readonly string[]) {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  const offered = page.getByRole('menuitem');
  await expect(offered).toHaveCount(items.length);
  for (const [place, name] of items.entries()) await expect(offered.nth(place)).toHaveAccessibleName(name);
}

/** Checks a toast and closes it. That a toast covers and moves nothing is a story of the Toaster. */
export async function expectToast(page: Page, text: string | RegExp) {
  const alert = page
    .getByRole('region', { name: 'Notifications' })
    .locator('[data-in="true"]')
    .filter({ hasText: text })
    .first();
  await expect(alert).toBeVisible();
  // As if the window were inactive: the toast stays, however long a busy computer takes.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await alert.getByRole('button', { name: 'close' }).click();
  await expect(alert).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Chooses an item of a row's menu; opens the menu first if needed. */
export async function chooseIn(page: Page, row: string | RegExp, item: string) {
  const choice = page.getByRole('menuitem', { name: item, exact: true });
  if (!(await choice.isVisible()))
    await page
      .getByRole('row', { name: row })
      .getByRole('button', { name: /^Actions for/ })
      .click();
  await choice.click();
}

/** Checks the value of each term, in a dialog, on a card or on paper. */
export async function expectFacts(scope: Locator, facts: Readonly<Record<string, string>>) {
  for (const [term, value] of Object.entries(facts)) {
    await expect(scope.locator(`dt:text-is("${term}") + dd`)).toHaveText(value);
  }
}
