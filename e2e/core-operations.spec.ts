import type { Page } from '@playwright/test';
import { arriveAtCore, chooseIn, expectColumns, expectFacts, expectSampleCards } from './support/core';
import { lines } from './support/ledger';
import { expect, test } from './support/test';

const items = (page: Page) => page.getByRole('list', { name: 'Operation History' }).getByRole('listitem');
const PERIODS = [
  'Today',
  'Yesterday',
  'Last 7 Days',
  'Last 30 Days',
  'This Month',
  'Last Month',
  'Custom Date Range',
];

test('the company’s dashboard and history on a core server are samples from top to bottom', async ({
  page,
  startCore,
}) => {
  await arriveAtCore(page, await startCore(), '/super-admin/dashboard', 'super_admin');

  await test.step('eight cards, and operations that lead to their details', async () => {
    await expectSampleCards(page, {
      Income: '₦4,812,500.00',
      'Waybill income': '₦1,206,000.00',
      'Ticket income': '₦3,606,500.00',
      Expenses: '₦742,300.00',
      Vehicles: '24',
      Admins: '31',
      Terminals: '8',
      Routes: '14',
    });
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveCount(0);
    await expect(page.getByText('Income over time')).toHaveCount(0);
    await expect(items(page)).toHaveCount(3);
    await expect(items(page).nth(0)).toContainText(/Awka to Lagos\+₦37,000\.0018 Jul 2025, 09:41 AM/);
    await expect(items(page).nth(2)).toContainText(/Tyre replacementLagos−₦65,000\.00/);
    await items(page).nth(0).getByRole('link').click();
    await expect(page).toHaveURL(/operation-history\/view\?id=sample-1$/);
    await expect(page.getByRole('heading', { name: 'Ticket Booking', level: 1 })).toBeVisible();
    await page.goBack();
  });

  await test.step('the history has five cards, two dropdowns and three buttons that change nothing', async () => {
    await page.getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL(/\/super-admin\/operation-history$/);
    await expectSampleCards(page, {
      'Total Income': '₦4,812,500.00',
      Tickets: '₦3,606,500.00',
      Waybills: '₦1,206,000.00',
      Expenses: '₦742,300.00',
      Balance: '₦4,070,200.00',
    });
    const choices = (name: string) => page.getByRole('combobox', { name }).locator('option');
    await expect(choices('Period')).toHaveText(PERIODS);
    await expect(choices('Terminal')).toHaveText(['All terminals', 'Awka', 'Lagos', 'Abuja']);
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows).toHaveCount(4);
    for (const name of ['Waybill', 'Tickets', 'Expenses']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(rows).toHaveCount(4);
    }
    await expectColumns(page, [
      'S/N',
      'Route',
      'Travel Date',
      'Vehicle',
      'Vehicle Number',
      'Status',
      'Action',
    ]);
    await chooseIn(page, /Awka - Lagos/, 'View');
    const details = page.getByRole('dialog', { name: 'Trip Details' });
    await expectFacts(details, {
      'Vehicle number': 'ANB 482 XA',
      'Travel date': 'Fri 18 Jul 2025, 07:00 AM',
    });
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });
});

test('a terminal’s dashboard, history and details on a core server are samples, too', async ({
  page,
  startCore,
}) => {
  await arriveAtCore(page, await startCore(), '/admin/dashboard');

  await test.step('a welcome with the way to the waybills, and four cards of today', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
    await expect(page.getByText(/4 shipments to review, 27 delivered this week \(sample\)/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See Waybills' })).toHaveAttribute('href', '#/admin/waybill');
    await expectSampleCards(page, {
      'Total Income': '₦486,500.00',
      'Total Income (Waybill)': '₦126,000.00',
      'Total Income (Tickets)': '₦360,500.00',
      'Total Expenses': '₦65,000.00',
    });
    await expect(page.getByText('Overall total today')).toHaveCount(4);
  });

  await test.step('whichever operation is opened, it is the fixed sample ticket, to be read only', async () => {
    await page.getByRole('link', { name: 'See all' }).click();
    await expect(lines(page)).toHaveCount(3);
    const search = page.getByRole('searchbox', { name: 'Search Operations' });
    await search.fill('TYRE rep');
    await expect(lines(page)).toHaveText([/Tyre replacement.*Lagos.*−₦65,000\.00/]);
    await search.clear();
    await page.getByRole('button', { name: 'Waybill', exact: true }).click();
    await expect(lines(page)).toHaveText([/Awka to Abuja/]);
    await page.getByRole('button', { name: 'Waybill', exact: true }).click();
    await lines(page).nth(2).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Ticket Booking', level: 1 })).toBeVisible();
    await expect(page.getByText('Sample data: this server keeps no operations.')).toBeVisible();
    await expectFacts(page.getByRole('main'), {
      'Passenger name': 'Chinedu Obi',
      'Passenger phone': '0803 412 7781',
      'Passenger email': 'chinedu.obi@example.com',
      'Ticket number': 'TK-7QF3XM-K',
      'Booking time': '18 Jul 2025, 09:41 AM',
      'Departure time': '19 Jul 2025, 07:00 AM',
      'Seat numbers': 'Seats 4, 5',
      Route: 'Awka - Lagos',
      Agent: 'Ada Obi',
      'Payment method': 'Cash',
    });
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/admin\/operation-history$/);
  });
});
