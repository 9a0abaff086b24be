import type { Browser, Page } from '@playwright/test';
import { arrive } from './support/clerk';
import { SUPER_ADMIN, choose, rowOf } from './support/office';
import { expect, test } from './support/test';

const WINDSCREEN = {
  type: 'Windscreen of ANB 482 XA',
  officer: 'Ngozi Okeke',
  amount: '65,000',
  description: 'New glass and fitting, Nnewi',
};

const field = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}( \\*)?$`));
const card = (page: Page, status: string) => page.getByRole('group', { name: status, exact: true });
/** How many a card counts. */
const countOf = async (page: Page, status: string) =>
  Number((await card(page, status).textContent())?.replace(/\D/g, ''));
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openExpenses(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Expenses' }).click();
  await expect(card(page, 'Pending')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

/** Types into a field that suggests answers and goes on, whatever it suggested. */
async function typeInto(page: Page, label: string, text: string) {
  await field(page, label).fill(text);
  await page.keyboard.press('Tab');
}

async function fillExpense(page: Page, { type: kind, officer, amount, description } = WINDSCREEN) {
  await typeInto(page, 'Expense Type', kind);
  await typeInto(page, 'Approving Officer', officer);
  await field(page, 'Amount').fill(amount);
  await field(page, 'Description').fill(description);
}

/** Enters an expense from the open list, and comes back to it. */
async function enter(page: Page, expense = WINDSCREEN) {
  await page.getByRole('link', { name: 'Create Expense' }).click();
  await expect(page.getByRole('heading', { name: 'Add Expense', level: 1 })).toBeVisible();
  await fillExpense(page, expense);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'Expense created successfully')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  await expect(rowOf(page, expense.type)).toBeVisible();
}

/** The super admin's own browser, at the company's expenses. */
async function headOffice(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await arrive(page, url, SUPER_ADMIN);
  await openExpenses(page);
  return page;
}

const authorised = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken') ?? '')}`,
});

/** What another clerk of the same terminal does meanwhile. */
async function post(page: Page, url: string, call: string, data: object) {
  const answer = await page.request.post(`${url}/api/${call}`, { headers: await authorised(page), data });
  expect(answer.status()).toBe(200);
}

/** What the terminal's books have of expenses, newest first: the amount, and whether it was taken back. */
async function expensesToday(page: Page, url: string): Promise<unknown[][]> {
  const answer = await page.request.get(`${url}/api/get_operations?type=EXPENSE`, {
    headers: await authorised(page),
  });
  const body: unknown = await answer.json();
  const lines = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(lines)) throw new Error('The ledger gave no lines');
  return lines.map((line: { amount: unknown; is_reversal: unknown }) => [line.amount, line.is_reversal]);
}

test('an expense is entered, changed, looked at, approved by the head office, and stands in the books', async ({
  page,
  sharedServer,
  browser,
}) => {
  await arrive(page, sharedServer.url);
  await openExpenses(page);
  const before = await countOf(page, 'Pending');
  const booked = await expensesToday(page, sharedServer.url);
  await enter(page);
  await expect.poll(() => countOf(page, 'Pending')).toBe(before + 1);
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos' }).format(new Date()),
  );
  await expect(rowOf(page, WINDSCREEN.type).getByRole('cell')).toContainText([
    '1',
    /.+/,
    WINDSCREEN.description,
    today,
    '₦65,000.00',
    'Pending',
    '',
  ]);

  await choose(page, WINDSCREEN.type, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Expense', level: 1 })).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('65,000');
  await field(page, 'Amount').fill('70,000.50');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(toast(page, 'Expense edited successfully')).toBeVisible();
  // The link alone finds it again, as it was saved.
  await page.reload();
  await expect(field(page, 'Amount')).toHaveValue('70,000.50');

  await openExpenses(page);
  await choose(page, WINDSCREEN.type, 'View');
  const view = page.getByRole('dialog', { name: 'Expense' });
  for (const text of [
    WINDSCREEN.type,
    WINDSCREEN.description,
    'Awka',
    WINDSCREEN.officer,
    today,
    '₦70,000.50',
    'Pending',
  ]) {
    await expect(view).toContainText(text);
  }
  await expect(view).toContainText('Payment MethodN/A');
  await page.keyboard.press('Escape');

  const office = await headOffice(browser, sharedServer.url);
  await office.getByRole('button', { name: WINDSCREEN.type, exact: true }).click();
  await office.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(office, 'Expense approved')).toBeVisible();
  const history = office.getByRole('list', { name: /^History of the expense/ }).getByRole('listitem');
  await expect(history).toHaveText([
    /^Created/,
    /^Edited.*Amount.*₦65,000\.00.*₦70,000\.50/s,
    /^Status.*Approved/,
  ]);
  await office.keyboard.press('Escape');
  await expect(rowOf(office, WINDSCREEN.type)).toContainText('Approved');

  await page.reload();
  await expect(rowOf(page, WINDSCREEN.type)).toContainText('Approved');
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${WINDSCREEN.type}`) })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const inBooks = [[-70_000.5, false], ...booked];
  expect(await expensesToday(page, sharedServer.url)).toEqual(inBooks);

  await office.context().close();
});

test('a wrong decision is taken back with a reason and the money comes back; what is rejected costs nothing', async ({
  page,
  sharedServer,
  browser,
}) => {
  const { url } = sharedServer;
  await arrive(page, url);
  const type = 'Repainting of LSR 117 YB';
  await post(page, url, 'create_expenses', {
    expense_type: type,
    terminal_id: 'Awka',
    approving_officer: WINDSCREEN.officer,
    amount: 250_000,
    description: 'Both sides',
  });
  const booked = await expensesToday(page, url);
  const office = await headOffice(browser, url);
  await choose(office, type, 'Approved');
  await expect(toast(office, 'Expense approved')).toBeVisible();
  await choose(office, type, 'Back to Pending…');
  await office.getByRole('button', { name: 'Back to Pending' }).click();
  await expect(office.getByText('Please say why the status is taken back.')).toBeVisible();
  await office.getByLabel('Reason').fill('The receipt belongs to another vehicle');
  await office.getByRole('button', { name: 'Back to Pending' }).click();
  await expect(rowOf(office, type)).toContainText('Pending');
  expect(await expensesToday(page, url)).toEqual([[250_000, true], [-250_000, false], ...booked]);

  await choose(office, type, 'Rejected');
  await expect(toast(office, 'Expense rejected')).toBeVisible();
  await choose(office, type, 'View');
  const history = office.getByRole('list', { name: /^History of the expense/ });
  await expect(history).toContainText('The receipt belongs to another vehicle');
  await office.keyboard.press('Escape');
  await choose(office, type, 'Delete');
  await office.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(toast(office, 'Expense deleted successfully')).toBeVisible();
  await expect(rowOf(office, type)).toHaveCount(0);
  expect(await expensesToday(page, url)).toHaveLength(booked.length + 2);
  await office.context().close();
});

test('an expense says what is missing and what is wrong, keeps what was typed, and is deleted again', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openExpenses(page);
  await page.getByRole('link', { name: 'Create Expense' }).click();
  await expect(field(page, 'Terminal')).toHaveValue('Awka');
  await field(page, 'Terminal').fill('');
  await page.keyboard.press('Tab');
  // The complaint of the field that is left moves the button from under the mouse; the press counts nonetheless.
  await page.getByRole('button', { name: 'Add Expense' }).click();
  for (const message of [
    'Expense type is required',
    'Terminal is required',
    'Approving officer is required',
    'Amount is required',
    'Description is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  for (const [amount, message] of [
    ['sixty', 'Enter the amount in naira, such as 65,000'],
    ['0', 'Amount must be above zero'],
    ['-5', 'Amount must be above zero'],
  ] as const) {
    await field(page, 'Amount').fill(amount);
    await expect(field(page, 'Amount')).toHaveAccessibleDescription(new RegExp(message));
  }
  await field(page, 'Description').fill('x'.repeat(201));
  await expect(field(page, 'Description')).toHaveAccessibleDescription(/At most 200 characters\./);

  await field(page, 'Terminal').fill('awk');
  await page.getByRole('option', { name: 'Awka' }).click();
  await field(page, 'Expense Type').fill('SEC');
  await page.getByRole('option', { name: 'Security' }).click();
  await typeInto(page, 'Approving Officer', WINDSCREEN.officer);
  await field(page, 'Amount').fill('48,500.50');
  await field(page, 'Description').fill('Two guards for the night of the fair');
  await page.getByRole('link', { name: 'Trips' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.route('**/api/create_expenses', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'Internet disconnected').first()).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Two guards for the night of the fair');
  await page.unroute('**/api/create_expenses');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'Expense created successfully')).toBeVisible();
  // It stays on the form, empty for the next one, at the clerk's own terminal.
  await expect(field(page, 'Description')).toHaveValue('');
  await expect(field(page, 'Terminal')).toHaveValue('Awka');

  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  const search = page.getByRole('searchbox', { name: 'Search Driver' });
  await expect(search).toHaveAccessibleDescription(/^Finds expenses by category, purpose, cashier/);
  await search.fill('48500.50');
  await expect(rowOf(page, 'Security')).toBeVisible();
  await search.fill('nothing like it');
  await expect(page.getByText('No expense matches.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Filter').selectOption('Rejected');
  await expect(rowOf(page, 'Security')).toHaveCount(0);
  await page.getByLabel('Filter').selectOption('Pending');

  await choose(page, 'Security', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this expense?' });
  await expect(dialog).toContainText(
    'This action cannot be undone; all data associated with this tracked expense will also be removed.',
  );
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(rowOf(page, 'Security')).toBeVisible();
  await choose(page, 'Security', 'Delete');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(toast(page, 'Expense deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'Security')).toHaveCount(0);
});

test('who is late is told: an expense that was decided meanwhile is neither edited nor deleted by staff', async ({
  page,
  server,
  browser,
}) => {
  await arrive(page, server.url);
  await openExpenses(page);
  await enter(page);
  await choose(page, WINDSCREEN.type, 'Edit');
  await field(page, 'Amount').fill('1');
  const office = await headOffice(browser, server.url);
  await choose(office, WINDSCREEN.type, 'Approved');
  await expect(toast(office, 'Expense approved')).toBeVisible();
  await office.context().close();
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(
    toast(page, 'This expense is Approved. Only a pending expense can be edited.').first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('This expense is Approved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('the list says when it cannot be loaded, and loads when it is tried again', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.route('**/api/get_expenses', (route) => route.abort());
  await page.goto(`${sharedServer.url}/#/admin/expenses`);
  await expect(page.getByText('Internet disconnected').first()).toBeVisible();
  await page.unroute('**/api/get_expenses');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ of \d+ expenses$|^No Expense found$/).first()).toBeVisible();
});

test('on a phone an expense is entered with the thumb and stands among the cards', async ({
  page,
  sharedServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/expenses/edit`);
  await fillExpense(page, { ...WINDSCREEN, type: 'Phone credit', description: 'Entered on a phone' });
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'Expense created successfully')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Expenses' })
      .getByRole('listitem')
      .filter({ hasText: 'Entered on a phone' }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
