import { type Locator, type Page, expect } from '@playwright/test';

export const card = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
export const items = (page: Page) =>
  page.getByRole('list', { name: 'Operation History' }).getByRole('listitem');

/** `−₦65,000.50` in kobo. */
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

/** The list to its end, as signed kobo. */
export async function wholeList(page: Page): Promise<number[]> {
  await expect(items(page).or(page.getByText('No transactions found').first()).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) {
    const before = await items(page).count();
    await more.click();
    await expect(items(page).nth(before)).toBeVisible();
  }
  return (await items(page).allTextContents()).map(koboIn);
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export async function openHistory(page: Page, query = '') {
  await page.evaluate((hash) => (location.hash = hash), `#/super-admin/operation-history${query}`);
  await expect(page.getByRole('heading', { name: 'Operation History', level: 1 })).toBeVisible();
}

/** What is asked for stands in the list once its request was answered. */
export async function choose(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(/get_operations/);
  await act();
  await answered;
}

/** Opens the newest operation of a kind. */
export async function openFirst(page: Page, type: string): Promise<Locator> {
  await choose(page, () => page.getByRole('button', { name: type, exact: true }).click());
  await items(page).first().getByRole('link').click();
  return page.getByRole('main');
}
