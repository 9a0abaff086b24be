import { type Page, expect } from '@playwright/test';
import { arrive } from './support/clerk';
import { test } from './support/test';

const STAFF = ['dashboard', 'trips?type=outgoing', 'tickets', 'tickets/edit', 'waybills/edit', 'till'];
const OFFICE = ['dashboard', 'company', 'company/set-up', 'shifts', 'reports'];

/** The layout errors of a page: wider than the window, overlapping parts of the header, or a card's title without room. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const problems: string[] = [];
    const beside = document.documentElement.scrollWidth - innerWidth;
    if (beside > 0) problems.push(`${beside} px too wide`);
    const [title, search] = ['[aria-current="page"]', 'header button[aria-label^="Search everything"]'].map(
      (part) => document.querySelector(part),
    );
    if (!title || !search) problems.push('no header');
    else if (boxOf(title).right > boxOf(search).left) problems.push('the title lies under the search');
    for (const card of document.querySelectorAll('main li[data-index]')) {
      const name = card.firstElementChild;
      if (name && boxOf(name).width < boxOf(card).width / 2) problems.push(`no room for ${name.textContent}`);
    }
    return problems;
  });

for (const [role, email, area, places] of [
  ['staff', 'awka@motorpark.example', 'admin', STAFF],
  ['the head office', 'super@motorpark.example', 'super-admin', OFFICE],
] as const) {
  test(`text twice as large fits onto a phone of ${role}`, async ({ page, sharedServer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, sharedServer.url, email);
    for (const place of places) {
      await page.goto(`${sharedServer.url}/#/${area}/${place}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await page.waitForLoadState('networkidle');
      await expect.poll(() => faults(page), place).toEqual([]);
    }
  });
}
