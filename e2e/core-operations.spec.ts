import { type Page, expect, test } from '@playwright/test';
import { coreOffice } from './support/coreOffice';
import { type CoreServer, startCoreServer } from './support/coreServer';

let core: CoreServer;

/** Is logged in on a server that has only the core calls. */
async function arriveAtCore(page: Page, role: 'super_admin' | 'staff', path: string) {
  core = await startCoreServer(undefined, coreOffice());
  await page.goto(`${core.url}/icon.svg`);
  const session = { authToken: 'core-token', role, adminName: 'Ada Obi', terminalName: 'Awka' };
  await page.evaluate((kept) => Object.assign(localStorage, kept), session);
  await page.goto(`${core.url}/#${path}`);
}

test.afterEach(async () => {
  const calls = core.arrivals.map(({ call }) => call).filter((call) => /operation|summary/.test(call));
  expect(calls).toEqual([]);
  await core.close();
});

const card = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const items = (page: Page) => page.getByRole('list', { name: 'Operation History' }).getByRole('listitem');

async function expectSamples(page: Page, labels: readonly string[]) {
  for (const label of labels) await expect(card(page, label)).toContainText('Sample');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(labels.length);
}

test('the company’s dashboard has eight sample cards and sample operations that lead to their details', async ({
  page,
}) => {
  await arriveAtCore(page, 'super_admin', '/super-admin/dashboard');
  await expectSamples(page, [
    'Income',
    'Waybill income',
    'Ticket income',
    'Expenses',
    'Vehicles',
    'Admins',
    'Terminals',
    'Routes',
  ]);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveCount(0);
  await expect(page.getByText('Income over time')).toHaveCount(0);
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).nth(0)).toContainText(/Awka to Lagos\+₦37,000\.0018 Jul 2025, 09:41 AM/);
  await expect(items(page).nth(2)).toContainText(/Tyre replacementLagos−₦65,000\.00/);
  await expect(page.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '#/super-admin/operation-history',
  );
  await items(page).nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/operation-history\/view\?id=sample-1$/);
  await expect(page.getByRole('heading', { name: 'Ticket Booking', level: 1 })).toBeVisible();
});

test('the company’s history has five sample cards, two dropdowns and sample trips with their details', async ({
  page,
}) => {
  await arriveAtCore(page, 'super_admin', '/super-admin/operation-history');
  await expectSamples(page, ['Total Income', 'Tickets', 'Waybills', 'Expenses', 'Balance']);
  await expect(page.getByRole('combobox', { name: 'Period' }).locator('option')).toHaveText([
    'Today',
    'Yesterday',
    'Last 7 Days',
    'Last 30 Days',
    'This Month',
    'Last Month',
    'Custom Date Range',
  ]);
  await expect(page.getByRole('combobox', { name: 'Terminal' }).locator('option')).toHaveText([
    'All terminals',
    'Awka',
    'Lagos',
    'Abuja',
  ]);
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const name of ['Waybill', 'Tickets', 'Expenses']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(rows).toHaveCount(4);
  }
  for (const column of ['Route', 'Travel Date', 'Vehicle', 'Vehicle Number', 'Status']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Actions for Awka - Lagos' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'Trip Details' });
  await expect(details.getByText('ANB 482 XA')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('a terminal’s dashboard has its welcome, four sample cards of today and the history', async ({
  page,
}) => {
  await arriveAtCore(page, 'staff', '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Obi' })).toBeVisible();
  await expect(page.getByText(/4 shipments to review, 27 delivered this week \(sample\)/)).toBeVisible();
  await expectSamples(page, [
    'Total Income',
    'Total Income (Waybill)',
    'Total Income (Tickets)',
    'Total Expenses',
  ]);
  await expect(page.getByText('Overall total today')).toHaveCount(4);
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/admin\/operation-history$/);
  await expect(items(page)).toHaveCount(3);
});

test('a terminal’s operation shows the fixed sample ticket, whichever it is, and Back leads to the list', async ({
  page,
}) => {
  await arriveAtCore(page, 'staff', '/admin/operation-history');
  await items(page).nth(2).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ticket Booking', level: 1 })).toBeVisible();
  await expect(page.getByText('Sample data: this server keeps no operations.')).toBeVisible();
  for (const term of [
    'Passenger name',
    'Passenger email',
    'Passenger phone',
    'Ticket number',
    'Booking time',
  ]) {
    await expect(page.getByText(term, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/admin\/operation-history$/);
});

test('an operation of another kind says that its type is invalid', async ({ page }) => {
  core = await startCoreServer(undefined, {
    ...coreOffice(),
    'GET /api/capabilities': () => ({ data: { version: 'other', capabilities: ['operations'] } }),
    'GET /api/get_operation/9': () => ({ data: { id: '9', type: 'GIFT', amount: 500 } }),
  });
  await page.goto(`${core.url}/icon.svg`);
  await page.evaluate(() => Object.assign(localStorage, { authToken: 'core-token', role: 'staff' }));
  await page.goto(`${core.url}/#/admin/operation-history/view?id=9`);
  await expect(page.getByText('Invalid transaction type')).toBeVisible();
  core.arrivals.length = 0;
});
