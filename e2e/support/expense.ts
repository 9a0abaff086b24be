import { type Browser, type Page, expect } from '@playwright/test';
import { arrive, field } from './clerk';
import { SUPER_ADMIN, rowOf } from './office';

/** The default input of a clerk of Awka. */
export const WINDSCREEN = {
  type: 'Windscreen of ANB 482 XA',
  officer: 'Ngozi Okeke',
  amount: '65,000',
  description: 'New glass and fitting, Nnewi',
};

/** One of the counts above the list, which filter it by status. */
export const statusOf = (page: Page, status: string) =>
  page
    .getByRole('group', { name: 'Expenses by status' })
    .getByRole('button', { name: new RegExp(`^${status}`) });
/** Its number. */
export const countOf = async (page: Page, status: string) =>
  Number((await statusOf(page, status).textContent())?.replace(/\D/g, ''));
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function openExpenses(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Expenses' }).click();
  await expect(statusOf(page, 'Pending')).toHaveText(/\d/);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

/** Types into a field with suggestions and leaves it, whatever it suggested. */
export async function typeInto(page: Page, label: string, text: string) {
  await field(page, label).fill(text);
  await page.keyboard.press('Tab');
}

export async function fillExpense(page: Page, { type: kind, officer, amount, description } = WINDSCREEN) {
  await typeInto(page, 'Expense Type', kind);
  await typeInto(page, 'Approving Officer', officer);
  await field(page, 'Amount').fill(amount);
  await field(page, 'Description').fill(description);
}

/** Enters an expense from the open list and returns to it. */
export async function enter(page: Page, expense = WINDSCREEN) {
  await page.getByRole('link', { name: 'Create Expense' }).click();
  await expect(page.getByRole('heading', { name: 'Add Expense', level: 1 })).toBeVisible();
  await fillExpense(page, expense);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'Expense created successfully')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  await expect(rowOf(page, expense.type)).toBeVisible();
}

/** Opens the company's expenses in the super admin's own browser. */
export async function headOffice(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await arrive(page, url, SUPER_ADMIN);
  await openExpenses(page);
  return page;
}

export const authorised = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken') ?? '')}`,
});

/** Makes a call as another clerk of the same terminal. */
export async function post(page: Page, url: string, call: string, data: object) {
  const answer = await page.request.post(`${url}/api/${call}`, { headers: await authorised(page), data });
  expect(answer.status()).toBe(200);
}

/** Returns the terminal's expense lines from the ledger, newest first: the amount, and whether it is a reversal. */
export async function expensesToday(page: Page, url: string): Promise<unknown[][]> {
  const answer = await page.request.get(`${url}/api/get_operations?type=EXPENSE`, {
    headers: await authorised(page),
  });
  const body: unknown = await answer.json();
  const lines = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(lines)) throw new Error('The ledger gave no lines');
  return lines.map((line: { amount: unknown; is_reversal: unknown }) => [line.amount, line.is_reversal]);
}
