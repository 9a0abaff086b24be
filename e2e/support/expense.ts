import { type Page, expect } from '@playwright/test';
import { field } from './clerk';

const pending = (page: Page) =>
  page.getByRole('group', { name: 'Expenses by status' }).getByRole('button', { name: /^Pending/ });
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

export async function openExpenses(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Expenses' }).click();
  await expect(pending(page)).toHaveText(/\d/);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

/** Types into a field with suggestions and leaves it, whatever it suggested. */
async function typeInto(page: Page, label: string, text: string) {
  await field(page, label).fill(text);
  await page.keyboard.press('Tab');
}

interface Expense {
  type: string;
  officer: string;
  amount: string;
  description: string;
}

export async function fillExpense(page: Page, { type: kind, officer, amount, description }: Expense) {
  await typeInto(page, 'Expense Type', kind);
  await typeInto(page, 'Approving Officer', officer);
  await field(page, 'Amount').fill(amount);
  await field(page, 'Description').fill(description);
}

export const authorised = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken') ?? '')}`,
});
