import { type Locator, type Page, expect } from '@playwright/test';
import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { test } from './support/test';

const card = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const items = (page: Page) => page.getByRole('list', { name: 'Operation History' }).getByRole('listitem');

/** `−₦65,000.50` in kobo. */
function koboIn(text: string): number {
  const match = /([+−]?)₦([\d,]+)\.(\d\d)/.exec(text);
  if (!match) throw new Error(`No amount in "${text}"`);
  const [, sign, naira = '', kobo = ''] = match;
  return (sign === '−' ? -1 : 1) * Number(naira.replaceAll(',', '') + kobo);
}

const figure = async (page: Page, label: string) => {
  await expect(card(page, label)).toContainText('₦');
  return koboIn((await card(page, label).textContent()) ?? '');
};

/** The list to its end, as signed kobo. */
async function wholeList(page: Page): Promise<number[]> {
  await expect(items(page).or(page.getByText('No transactions found').first()).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) {
    const before = await items(page).count();
    await more.click();
    await expect(items(page).nth(before)).toBeVisible();
  }
  return (await items(page).allTextContents()).map(koboIn);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function openHistory(page: Page, query = '') {
  await page.evaluate((hash) => (location.hash = hash), `#/super-admin/operation-history${query}`);
  await expect(page.getByRole('heading', { name: 'Operation History', level: 1 })).toBeVisible();
}

/** What is asked for stands in the list once its request was answered. */
async function choose(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(/get_operations/);
  await act();
  await answered;
}

test('the figures of a period and of a terminal are, to the kobo, the sum of the list beneath them', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  for (const query of ['?period=last30Days&type=EXPENSE', '?period=yesterday', '?period=today']) {
    await openHistory(page, query);
    const amounts = await wholeList(page);
    expect(amounts.length).toBeGreaterThan(0);
    const expected = query.includes('EXPENSE')
      ? -(await figure(page, 'Expenses'))
      : await figure(page, 'Balance');
    expect(sum(amounts)).toBe(expected);
    expect((await figure(page, 'Total Income')) - (await figure(page, 'Expenses'))).toBe(
      await figure(page, 'Balance'),
    );
  }
  const all = await figure(page, 'Balance');
  const terminal = page.getByRole('combobox', { name: 'Terminal' });
  await choose(page, () => terminal.selectOption('Awka'));
  await expect(page).toHaveURL(/terminal=/);
  await expect.poll(() => figure(page, 'Balance')).not.toBe(all);
  expect(sum(await wholeList(page))).toBe(await figure(page, 'Balance'));
  await page.goBack();
  await expect.poll(() => figure(page, 'Balance')).toBe(all);
});

test('the three buttons narrow the list and widen it again; the link keeps what was chosen', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  await openHistory(page, '?period=today');
  const income = await figure(page, 'Total Income');
  for (const [name, word, label] of [
    ['Waybill', 'Waybill', 'Waybills'],
    ['Tickets', 'Ticket', 'Tickets'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await choose(page, () => button.click());
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(items(page).first()).toContainText(word);
    const amounts = await wholeList(page);
    expect(sum(amounts)).toBe(await figure(page, label));
    expect(await figure(page, 'Total Income')).toBe(income);
  }
  await page.reload();
  const tickets = page.getByRole('button', { name: 'Tickets', exact: true });
  await expect(tickets).toHaveAttribute('aria-pressed', 'true');
  await tickets.click();
  await expect(tickets).toHaveAttribute('aria-pressed', 'false');
});

test('days of the calendar are a period like any other', async ({ page, sharedServer: { url } }) => {
  await arrive(page, url, SUPER_ADMIN);
  await openHistory(page);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom Date Range');
  const days = page.getByRole('button', { name: /^Days / });
  await days.click();
  const calendar = page.getByRole('dialog', { name: 'Days' });
  await expect(calendar).toBeVisible();
  // The first Enter goes on to the next day; back to the first, for a period of one day.
  for (const key of ['ArrowLeft', 'Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/period=custom&from=(\d{4}-\d\d-\d\d)&to=\1/);
});

test('the dashboard shows the company’s figures, its income as a chart and the newest operations', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  const labels = [
    'Income',
    'Waybill income',
    'Ticket income',
    'Expenses',
    'Vehicles',
    'Admins',
    'Terminals',
    'Routes',
  ];
  for (const label of labels) await expect(card(page, label)).toContainText(/\d/);
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  const chart = page.getByRole('group', { name: /^Income and expenses, / });
  await chart.getByText('Show as a table').click();
  const rows = await chart.getByRole('row').allTextContents();
  const tickets = rows.slice(1).map((row) => koboIn(row));
  expect(tickets).toHaveLength(7);
  expect(sum(tickets)).toBe(await figure(page, 'Ticket income'));
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 Days');
  await expect(page).toHaveURL(/period=last30Days/);
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/operation-history\?period=last30Days/);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last30Days');
});

async function openFirst(page: Page, type: string): Promise<Locator> {
  await choose(page, () => page.getByRole('button', { name: type, exact: true }).click());
  await items(page).first().getByRole('link').click();
  return page.getByRole('main');
}

test('an operation opens with what it is about, and Back returns to the same list', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  for (const [type, title, field] of [
    ['Tickets', 'Ticket Booking', 'Passenger name'],
    ['Waybill', 'Waybill Booking', 'Waybill pin'],
    ['Expenses', /\(Expenses\)$/, 'Approving officer'],
  ] as const) {
    await openHistory(page, '?period=last30Days');
    const main = await openFirst(page, type);
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(main.getByText(field, { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/operation-history\?period=last30Days&type=/);
  }
  await page.evaluate(() => (location.hash = '#/super-admin/operation-history/view?id=nothing'));
  await expect(page.getByText('There is no such operation.')).toBeVisible();
});

test('a deleted ticket is taken back in the history, never rewritten', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url);
  const before = await figure(page, 'Total Income');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Scheduled' }).first();
  const number = /TK-[0-9A-Z]{6}-[0-9A-Z]/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Ticket Deleted successfully')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  const newest = items(page).first();
  await expect(newest).toContainText(number);
  await expect(newest).toContainText('Reversal');
  const taken = koboIn((await newest.textContent()) ?? '');
  expect(taken).toBeLessThan(0);
  await expect.poll(() => figure(page, 'Total Income')).toBe(before + taken);
  await newest.getByRole('link').click();
  await expect(page.getByText('This takes back an earlier operation.', { exact: false })).toBeVisible();
});

test('figures that do not come are never shown as nought, and can be asked for again', async ({
  page,
  sharedServer: { url },
}) => {
  let isBroken = true;
  await page.route('**/api/get_summary*', (route) => (isBroken ? route.abort() : route.continue()));
  await arrive(page, url, SUPER_ADMIN);
  await expect(page.getByText('Internet disconnected').first()).toBeVisible();
  await expect(card(page, 'Income')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  expect(await figure(page, 'Income')).toBeGreaterThan(0);
});

test('staff see their own terminal’s operations, and a link of the head office takes them nowhere', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url);
  await expect(page.getByText(/shipments to review, .* delivered this week$/)).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { name: 'Operation History', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Terminal' })).toHaveCount(0);
  expect(sum(await wholeList(page))).toBe(await figure(page, 'Balance'));
  const details = await openFirst(page, 'Waybill');
  const number = (await details.getByText(/^WB-/).first().textContent()) ?? '';
  await details.getByRole('link', { name: 'Open waybill' }).click();
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  for (const path of ['dashboard', 'operation-history', 'operation-history/view?id=1']) {
    await page.evaluate((hash) => (location.hash = hash), `#/super-admin/${path}`);
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
  }
});
