import {
  arriveAtCore,
  chooseIn,
  expectBreadcrumb,
  expectColumns,
  expectCounts,
  expectFacts,
  expectMenu,
  expectToast,
  open,
} from './support/core';
import { Refusal } from './support/coreAnswers';
import { expect, test } from './support/test';

const COLUMNS = ['S/N', 'Route', 'Travel Date', 'Vehicle', 'Vehicle Number', 'Status', 'Action'];
const OUT = /Awka - Lagos/;
const IN = /Lagos - Awka/;

test('the trips of a core server: statuses, the form and the deletion stay on this screen', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const row = page.getByRole('row', { name: OUT });
  const filter = page.getByRole('combobox', { name: 'Filter' });
  await arriveAtCore(page, core, '/admin/trips');

  await test.step('counted, searched and filtered', async () => {
    await expect(row).toBeVisible();
    await expectColumns(page, COLUMNS);
    await expect(row).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2} [AP]M/);
    const cards = page.getByRole('region', { name: 'Trips by status' }).getByRole('group');
    await expect(cards).toHaveText(['Scheduled1', 'En-route0', 'Completed0']);
    const search = page.getByRole('searchbox', { name: 'Search Route ID' });
    await search.fill('nowhere');
    await expect(page.getByText('No trip matches “nowhere”.').first()).toBeVisible();
    for (const text of ['AWKA - l', 'anb 482', 'Coach']) {
      await search.fill(text);
      await expect(row).toBeVisible();
    }
    await search.fill('');
    await page.getByRole('button', { name: 'En-route 0' }).click();
    await expect(page.getByText('No trip is En-route.').first()).toBeVisible();
    await filter.selectOption('Scheduled');
    const period = page.getByRole('combobox', { name: 'Period' });
    await period.selectOption('Last Month');
    await expect(page.getByText('No trip is Scheduled in this period.').first()).toBeVisible();
    await period.selectOption('All dates');
    await page.getByRole('columnheader', { name: 'Travel Date' }).getByRole('button').click();
    await expect(page).toHaveURL(/status=Scheduled&sort=travelDate$/);
    await expect(row).toBeVisible();
  });

  await test.step('the menu of what leaves, and the details', async () => {
    await expectMenu(page, OUT, ['View', 'Edit', 'Scheduled', 'En-route', 'Completed', 'Delete']);
    await chooseIn(page, OUT, 'View');
    const details = page.getByRole('dialog', { name: 'Trip Details' });
    await expectFacts(details, {
      'Origin terminal': 'Awka',
      'Destination terminal': 'Lagos',
      'Vehicle number': 'ANB 482 XA',
      'Vehicle type': 'Coach Bus',
    });
    await page.keyboard.press('Escape');
    await chooseIn(page, OUT, 'Completed');
    await expectToast(page, /on this screen only: this server does not keep it/);
    // The list is still filtered by Scheduled.
    await expect(row).toHaveCount(0);
    await filter.selectOption('Completed');
    await expect(row).toContainText('Completed');
    await expectCounts(page, 'Trips by status', { Scheduled: 0, Completed: 1 });
    await chooseIn(page, OUT, 'Scheduled');
    await expectToast(page, /is Scheduled on this screen only/);
    await filter.selectOption('All statuses');
  });

  await test.step('what comes in can only be completed', async () => {
    await page.getByRole('link', { name: 'Incoming', exact: true }).click();
    await expectBreadcrumb(page, ['Trips', 'Incoming Trips']);
    await expect(row).toHaveCount(0);
    await expectMenu(page, IN, ['View', 'Completed']);
    await chooseIn(page, IN, 'Completed');
    await expectToast(page, /is Completed on this screen only/);
    await expect(page.getByRole('row', { name: IN })).toContainText('Completed');
    await page.getByRole('link', { name: 'Outgoing', exact: true }).click();
  });

  await test.step('the form has fixed choices, and stores nothing', async () => {
    await chooseIn(page, OUT, 'Edit');
    await expect(page.getByRole('heading', { name: 'Edit Trip' })).toBeVisible();
    await expect(page.getByLabel('Route')).toHaveValue('Awka - Lagos');
    await page.getByLabel('Amount (₦)').fill('19,000');
    await page.getByRole('button', { name: 'Edit & Save' }).click();
    await expect(page.getByText('This server cannot store trips. Nothing was sent.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Trips', exact: true }).first().click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('link', { name: 'Create Trip' }).click();
    await expect(page.getByRole('heading', { name: 'Create Trips' })).toBeVisible();
    for (const [label, choices] of [
      ['Route', ['Awka - Lagos', 'Imo - Lagos']],
      ['Vehicle', ['Bus', 'Coach Bus']],
    ] as const)
      await expect(page.getByLabel(label).locator('option:not([disabled])')).toHaveText([...choices]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    for (const field of ['Route', 'Travel date', 'Vehicle', 'Amount'])
      await expect(page.getByText(`${field} is required`, { exact: true })).toBeVisible();
    await open(page, '/admin/trips');
  });

  await test.step('a deletion asks, and leaves the empty list', async () => {
    await chooseIn(page, OUT, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
    await expect(question).toContainText('This action cannot be undone.');
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page.getByText('No Trips Yet').first()).toBeVisible();
    expect(core.writes()).toEqual([]);
  });
});

test('the company’s trips on a core server are looked at only; a failed load is said in their place', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const trips = core.answers['GET /api/get_trips'];
  core.answers['GET /api/get_trips'] = () =>
    new Refusal(500, { message: 'Server Error', error: 'Disk is full' });
  await arriveAtCore(page, core, '/super-admin/trips', 'super_admin');
  await expect(page.getByText('Disk is full')).toHaveCount(1);
  core.answers['GET /api/get_trips'] = (...request) => trips?.(...request);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: IN })).toBeVisible();
  await expectColumns(page, COLUMNS);
  await expectCounts(page, 'Trips by status', { Scheduled: 1, 'En-route': 1 });
  await page.getByRole('searchbox', { name: 'Search Route Name' }).fill('lagos - AWKA');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search Route Name' }).fill('lagos');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search Route Name' }).fill('219 kj');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectMenu(page, IN, ['View']);
  await chooseIn(page, IN, 'View');
  await expectFacts(page.getByRole('dialog', { name: 'Trip Details' }), {
    'Origin terminal': 'Lagos',
    'Destination terminal': 'Awka',
  });
  await expect(page.getByRole('link', { name: 'Create Trip' })).toHaveCount(0);
});
