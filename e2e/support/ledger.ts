import { addDays, lagosDay } from '@motorpark/domain';
import { type Page, expect } from '@playwright/test';

const card = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
/** The days that a test covers if it begins now; it may run past midnight. */
export function daysFromNow(): { from: string; to: string } {
  const from = lagosDay(new Date().toISOString());
  return { from, to: addDays(from, 1) };
}

const table = (page: Page) => page.getByRole('table', { name: 'Operation History' });
/** The rendered rows of the history. */
export const lines = (page: Page) => table(page).locator('tr[data-index]');

/** Parses `−₦65,000.50` into kobo. */
export function koboIn(text: string): number {
  const match = /([+−]?)₦([\d,]+)\.(\d\d)/.exec(text);
  if (!match) throw new Error(`No amount in "${text}"`);
  const [, sign, naira = '', kobo = ''] = match;
  return (sign === '−' ? -1 : 1) * Number(naira.replaceAll(',', '') + kobo);
}

export const figure = async (page: Page, label: string) => {
  await expect(card(page, label)).toContainText('₦');
  return koboIn((await card(page, label).textContent()) ?? '');
};

/** Returns all amounts of the history in signed kobo. Scrolls to its end, because only visible rows are rendered. */
export async function allAmounts(page: Page): Promise<number[]> {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await expect(lines(page).or(page.getByText('No transactions found').first()).first()).toBeVisible();
  if ((await lines(page).count()) === 0) return [];
  const footer = page.getByText(/^[\d,]+ of [\d,]+ operations$/);
  const total = Number(/of ([\d,]+)/.exec((await footer.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  const amounts = new Map<string, number>();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(async () => {
    const drawn = await lines(page).evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-index') ?? '', row.textContent ?? ''] as const),
    );
    for (const [index, text] of drawn) amounts.set(index, koboIn(text));
    await scrollOn(page);
    expect(amounts.size).toBe(total);
  }).toPass({ intervals: [50] });
  return [...amounts.values()];
}

/** Scrolls by less than the visible height; from the end back to the top. */
const scrollOn = (page: Page) =>
  page.evaluate(() => {
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    window.scrollBy(0, isAtEnd ? -window.scrollY : 400);
  });

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export async function openHistory(page: Page, query = '') {
  await page.evaluate((hash) => (location.hash = hash), `#/super-admin/operation-history${query}`);
  await expect(page.getByRole('heading', { name: 'Operation History', level: 1 })).toBeVisible();
}

/** Does something that changes the query and waits for its response. */
export async function choose(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(/get_operations/);
  await act();
  await answered;
}
