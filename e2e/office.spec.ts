import type { Page } from '@playwright/test';
import { arrive, typeCredentials } from './support/clerk';
import { expect, test } from './support/test';
import {
  type OfficeNoun,
  SUPER_ADMIN,
  arriveAt,
  changeField,
  choose,
  expectComplaints,
  expectValue,
  fillForm,
  openCreateForm,
  openList,
  rowOf,
} from './support/office';
import { ADMINS, DRIVERS, ROUTES, TERMINALS, vehicles } from './support/officeNouns';

/** From the open list through everything that can be done with one record, and back to the list without it. */
async function walk(page: Page, noun: OfficeNoun) {
  const { createLabel, toasts, row, search, change } = noun;
  await openCreateForm(page, noun);
  await expectComplaints(page, noun);
  await fillForm(page, noun);
  await page.getByRole('button', { name: createLabel }).click();
  await expect(page.getByText(toasts.created, { exact: true })).toBeVisible();
  const [first = ''] = Object.keys(noun.filled);
  // It stays on the form, empty for the next one; a second one like the first is refused at its field.
  await expectValue(page, first, '');
  await fillForm(page, noun);
  await page.getByRole('button', { name: createLabel }).click();
  await expect(page.getByRole('form').getByText(noun.taken)).toBeVisible();
  await expectValue(page, first, noun.filled[first] ?? '');

  await page.getByRole('main').getByRole('link', { name: noun.title }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: noun.title, level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(search.text);
  await expect(page.getByText(/^1 of \d+ /)).toBeVisible();
  await page.getByRole('searchbox', { name: search.label }).fill('nowhere at all');
  await expect(page.getByText(/^No \w+ matches “nowhere at all”\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await choose(page, row, 'Edit');
  await expectValue(page, first, noun.filled[first] ?? '');
  await changeField(page, change.field, change.to);
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText(toasts.edited, { exact: true })).toBeVisible();
  await expectValue(page, change.field, change.to);
  // The link alone finds the record again, as it was saved.
  await page.reload();
  await expectValue(page, change.field, change.to);

  await openList(page, noun);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/api\/(?:fetch|get)_(?!outbox_key)/.test(request.url()))
      loads.push(request.url());
  });
  await choose(page, row, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: /^Are you sure you want to delete this/ });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(rowOf(page, row)).toBeVisible();
  await choose(page, row, 'Delete');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(toasts.deleted, { exact: true })).toBeVisible();
  await expect(rowOf(page, row)).toHaveCount(0);
  expect(loads).toEqual([]);
}

const byStatus = (page: Page) => page.getByRole('group', { name: 'Admins by status' });

for (const noun of [TERMINALS, DRIVERS, ROUTES]) {
  test(`${noun.title}: made, found, changed and deleted, each mistake said at its field`, async ({
    page,
    sharedServer,
  }) => {
    await arriveAt(page, sharedServer.url, noun);
    await walk(page, noun);
  });
}

test('Vehicles: made with a driver found by name, changed and deleted', async ({ page, sharedServer }) => {
  await arriveAt(page, sharedServer.url, DRIVERS);
  const driver = (await page.getByRole('rowheader').first().textContent()) ?? '';
  const noun = vehicles(driver);
  await openList(page, noun);
  await walk(page, noun);
});

test('Admins: counted by status, made, changed and deleted', async ({ page, sharedServer }) => {
  await arriveAt(page, sharedServer.url, ADMINS);
  await expect(byStatus(page).getByRole('button')).toHaveText(['All', /^Active \d+$/, 'Banned 0']);
  // Nobody bans or deletes themselves.
  await rowOf(page, 'Chukwuemeka Okonkwo')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Ban' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await walk(page, ADMINS);
});

test('Why a form was refused is no longer told once it is saved', async ({ page, sharedServer }) => {
  await arriveAt(page, sharedServer.url, TERMINALS);
  const name = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await openCreateForm(page, TERMINALS);
  await fillForm(page, { ...TERMINALS, filled: { ...TERMINALS.filled, 'Terminal Name': name } });
  await page.getByRole('button', { name: TERMINALS.createLabel }).click();
  const refused = page.getByRole('alert').filter({ hasText: TERMINALS.taken });
  await expect(refused).toBeVisible();
  await refused.hover();
  await changeField(page, 'Terminal Name', `${name} Annex`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(TERMINALS.toasts.created, { exact: true })).toBeVisible();
  await expect(page.getByText(TERMINALS.taken)).toHaveCount(0);
});

test('A list stays as it was looked at: after Back, a reload, and in a sent link', async ({
  page,
  sharedServer,
}) => {
  await arriveAt(page, sharedServer.url, ADMINS);
  const names = page.getByRole('table', { name: 'Admins' }).getByRole('rowheader');
  const head = page.getByRole('columnheader', { name: 'Name' });
  for (const way of ['ascending', 'descending']) {
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', way);
  }
  await byStatus(page)
    .getByRole('button', { name: /^Active/ })
    .click();
  await page.getByRole('searchbox').fill('CUSTOMER');
  await expect(page).toHaveURL(/admin\?sort=-name&status=Active&q=CUSTOMER$/);
  const others = page.getByRole('row').filter({ hasNotText: 'Customer Service' });
  // The head.
  await expect(others).toHaveCount(1);
  const shown = await names.allTextContents();
  const same = async () => {
    await expect(page.getByRole('searchbox')).toHaveValue('CUSTOMER');
    await expect(names).toHaveText(shown);
  };

  await choose(page, shown[0] ?? '', 'Edit');
  await expectValue(page, 'Admin Name', shown[0] ?? '');
  await page.goBack();
  await same();
  await page.reload();
  await same();
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await same();
});

test('Whoever is banned is signed out at once, and gets back in when unbanned', async ({
  page,
  server,
  browser,
}) => {
  const desk = await browser.newPage();
  await arrive(desk, server.url);
  await arriveAt(page, server.url, ADMINS);
  const name = await desk.evaluate(() => localStorage.getItem('adminName') ?? '');
  await choose(page, name, 'Ban');
  await page.getByRole('button', { name: 'Yes, Ban' }).click();
  await expect(rowOf(page, name)).toContainText('Banned');
  await expect(byStatus(page).getByRole('button', { name: 'Banned 1' })).toBeVisible();

  await desk.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(desk.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await choose(page, name, 'Unban');
  await page.getByRole('button', { name: 'Yes, Unban' }).click();
  await expect(rowOf(page, name)).toContainText('Active');
  await typeCredentials(desk, 'awka@motorpark.example');
  await expect(desk.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
  await desk.close();
});

test('Who has left is out of service: off the list, found when searched for, and back again', async ({
  page,
  server,
}) => {
  await arriveAt(page, server.url, DRIVERS);
  await openCreateForm(page, DRIVERS);
  await fillForm(page, DRIVERS);
  await page.getByRole('button', { name: DRIVERS.createLabel }).click();
  await expect(page.getByText(DRIVERS.toasts.created, { exact: true })).toBeVisible();
  await openList(page, DRIVERS);
  await choose(page, DRIVERS.row, 'Out of Service');
  await page.getByRole('button', { name: 'Yes, Out of Service' }).click();
  await expect(page.getByText(`${DRIVERS.row} is out of service.`)).toBeVisible();
  await expect(rowOf(page, DRIVERS.row)).toBeHidden();
  const drivers = page.getByRole('group', { name: 'Drivers by status' });
  await drivers.getByRole('button', { name: 'All' }).click();
  await expect(rowOf(page, DRIVERS.row)).toContainText('Out of service');
  await drivers.getByRole('button', { name: 'In service' }).click();
  await expect(rowOf(page, DRIVERS.row)).toBeHidden();
  await drivers.getByRole('button', { name: 'Out of service 1' }).click();
  await expect(rowOf(page, DRIVERS.row)).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, DRIVERS.row)).toBeHidden();

  await drivers.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox').fill(DRIVERS.search.text);
  await expect(rowOf(page, DRIVERS.row)).toContainText('Out of service');
  await choose(page, DRIVERS.row, 'Back in Service');
  await page.getByRole('button', { name: 'Yes, Back in Service' }).click();
  await expect(rowOf(page, DRIVERS.row)).toContainText('In service');
});

test('A search among those in service and out of it asks the server once', async ({ page, sharedServer }) => {
  await arriveAt(page, sharedServer.url, DRIVERS);
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const name = await rows.nth(1).getByRole('rowheader').innerText();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/get_drivers') asked.push(request.url());
  });
  await page.getByRole('searchbox').fill(name);
  await expect(rows.nth(2)).toBeHidden();
  await expect(rowOf(page, name)).toBeVisible();
  expect(asked).toEqual([expect.stringContaining(`q=${encodeURIComponent(name).replaceAll('%20', '+')}`)]);
});

test('What is in use stays, and the server says what is in the way', async ({ page, sharedServer }) => {
  await arriveAt(page, sharedServer.url, TERMINALS);
  await choose(page, 'Awka', 'Delete');
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'This did not work' });
  await expect(refusal.getByText(/^Awka is used by/)).toBeVisible();
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(rowOf(page, 'Awka')).toBeVisible();
});

test('Unsaved changes ask before they are left by a key or from the account’s menu', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/trips/edit`);
  const amount = page.getByLabel('Amount');
  await amount.fill('18500');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.keyboard.press('Alt+n');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(amount).toHaveValue('18500');
  await page.getByRole('button', { name: 'Ngozi Okafor' }).click();
  await page.getByRole('menuitem', { name: 'This counter' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(amount).toHaveValue('18500');

  await page.keyboard.press('Alt+w');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Sender Name')).toBeFocused();
});

test('Unsaved changes ask before they are left: by a link, by going back, by closing the tab', async ({
  page,
  sharedServer,
}) => {
  await arriveAt(page, sharedServer.url, DRIVERS);
  await openCreateForm(page, DRIVERS);
  await changeField(page, 'Name', 'Half a name');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Vehicles' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectValue(page, 'Name', 'Half a name');
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/create-driver$/);
  await expectValue(page, 'Name', 'Half a name');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expectValue(page, 'Name', 'Half a name');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Drivers', level: 1 })).toBeVisible();
  await openCreateForm(page, DRIVERS);
  await expectValue(page, 'Name', '');
  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
});

test('On a phone a driver is added with the button under the thumb, and found among the cards', async ({
  page,
  sharedServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await page.goto(`${sharedServer.url}/#/super-admin/drivers`);
  await openCreateForm(page, DRIVERS);
  await fillForm(page, { ...DRIVERS, filled: { ...DRIVERS.filled, Name: 'Thompson Okoro' } });
  const button = page.getByRole('button', { name: 'Create Driver' });
  expect((await button.boundingBox())?.y).toBeGreaterThan(760);
  await button.click();
  await expect(page.getByText('Driver created successfully')).toBeVisible();
  await expectValue(page, 'Name', '');
  await fillForm(page, { ...DRIVERS, filled: { ...DRIVERS.filled, Name: 'Adaeze Mbah' } });
  await button.click();
  await expectValue(page, 'Name', '');
  // The next success takes the place of the one before: on a phone they would cover the form.
  await expect(page.getByText('Driver created successfully')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Drivers' }).click();
  await page.getByRole('searchbox').fill('thompson');
  await expect(page.getByRole('list', { name: 'Drivers' }).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('Trips: counted by status, searched, filtered, and looked at', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await page.getByRole('link', { name: 'Trips' }).click();
  const rows = page.getByRole('table', { name: 'Trips' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const scheduled = page
    .getByRole('group', { name: 'Trips by status' })
    .getByRole('button', { name: /^Scheduled/ });
  await expect(scheduled).toHaveText(/\d/);
  const count = ((await scheduled.textContent()) ?? '').replace(/\D/g, '');
  await scheduled.click();
  await expect(page.getByText(new RegExp(`^\\d+ of ${count} trips$`))).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Route Name' }).fill('AWKA - l');
  await page.getByRole('button', { name: 'Awka - Lagos', exact: true }).first().click();
  const details = page.getByRole('dialog', { name: 'Trip Details' });
  await expect(details).toContainText('Origin terminalAwka');
  await expect(details).toContainText('Destination terminalLagos');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nowhere at all');
  await expect(page.getByText('No trip that is Scheduled matches “nowhere at all”.').first()).toBeVisible();
});

test('A super admin’s link leads staff nowhere but home', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/super-admin/routes/edit?id=1`);
  await expect(page).toHaveURL(/#\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});
