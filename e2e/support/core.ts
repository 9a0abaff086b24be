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

/** A PC, a small one and a phone. */
const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** Checks a toast, that it covers nothing in any window, and closes it, which moves nothing. */
export async function expectToast(page: Page, text: string | RegExp) {
  const alert = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('alert')
    .filter({ hasText: text })
    .first();
  await expect(alert).toBeVisible();
  // As if the window were inactive: the toast stays, however long a busy computer takes.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => alert.evaluate(coveredBy, undefined, { timeout: 1000 })).toEqual([]);
  }
  const before = await page.evaluate(placesOfFrame);
  await alert.getByRole('button', { name: 'close' }).click();
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(placesOfFrame)).toEqual(before);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Returns where the page's header and content begin, and the header's links and buttons. */
function placesOfFrame() {
  return [...document.querySelectorAll('header, main, header :is(a, button)')].map((element) => {
    const { top, left } = element.getBoundingClientRect();
    return { top, left };
  });
}

/** Returns what an element covers of the page: the text and the controls outside of its region that its rectangle overlaps. */
function coveredBy(toast: Element): string[] {
  window.scrollTo(0, 0);
  const { top, left, bottom, right } = toast.getBoundingClientRect();
  const region = toast.closest('section');
  const isOver = (one: DOMRect) =>
    one.bottom > top && one.top < bottom && one.right > left && one.left < right;
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !region?.contains(element) && !element.contains(toast) && element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect();
      // Text for screen readers only.
      if (box.width <= 1) return false;
      if (element.matches('a, button, input, select, textarea')) return isOver(box);
      const texts = document.createRange();
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        texts.selectNode(node);
        return [...texts.getClientRects()].some(isOver);
      });
    })
    .map((element) => element.textContent ?? element.tagName);
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

/** Checks figures that are marked as samples. */
export async function expectSampleCards(page: Page, figures: Readonly<Record<string, string>>) {
  for (const [label, figure] of Object.entries(figures)) {
    const card = page.getByRole('group', { name: label, exact: true });
    await expect(card).toContainText(figure);
    await expect(card).toContainText('Sample');
  }
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(Object.keys(figures).length);
}

/** Checks the counts above a list, on cards or in one line, which filter it by status. */
export async function expectCounts(page: Page, label: string, counts: Readonly<Record<string, number>>) {
  const filter = page.getByLabel(label, { exact: true });
  for (const [status, count] of Object.entries(counts))
    await expect(filter.getByRole('button', { name: `${status} ${count}`, exact: true })).toBeVisible();
}
