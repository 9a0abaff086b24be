import type { Page, Request } from '@playwright/test';
import { arrive, typeCredentials } from './support/clerk';
import { expect, test } from './support/test';
import {
  type OfficeNoun,
  SUPER_ADMIN,
  arriveAt,
  changeField,
  choose,
  expectFieldErrors,
  expectValue,
  fillForm,
  openCreateForm,
  openList,
  rowOf,
} from './support/office';
import { ADMINS, DRIVERS, PRICED_ROUTES, TERMINALS, vehicles } from './support/officeNouns';

const listLink = (page: Page, { title }: OfficeNoun) =>
  page.getByRole('main').getByRole('link', { name: title });

/** Creates a record, after each invalid input was reported at its field. A second one with the same name is refused; then leaves the form. */
async function make(page: Page, noun: OfficeNoun) {
  const { createLabel, toasts, filled } = noun;
  await openCreateForm(page, noun);
  await expectFieldErrors(page, noun);
  await fillForm(page, noun);
  await page.getByRole('button', { name: createLabel }).click();
  await expect(page.getByText(toasts.created, { exact: true })).toBeVisible();
  const [first = ''] = Object.keys(filled);
  // The form stays open, empty for the next record.
  await expectValue(page, first, '');
  await fillForm(page, noun);
  await page.getByRole('button', { name: createLabel }).click();
  await expect(page.getByRole('form').getByText(noun.taken)).toBeVisible();
  await expectValue(page, first, filled[first] ?? '');
  await listLink(page, noun).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: noun.title, level: 1 })).toBeVisible();
}

/** Finds the record by keyboard, and searches for something that does not exist. */
async function find(page: Page, { search }: OfficeNoun) {
  await page.keyboard.press('/');
  await page.keyboard.type(search.text);
  await expect(page.getByText(/^1 of \d+ /)).toBeVisible();
  await page.getByRole('searchbox', { name: search.label }).fill('nowhere at all');
  await expect(page.getByText(/^No \w+ matches “nowhere at all”\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
}

/** Edits the record and returns to the list. */
async function change(page: Page, noun: OfficeNoun) {
  const { filled, row, change: changed, toasts } = noun;
  const [first = ''] = Object.keys(filled);
  await choose(page, row, 'Edit');
  await expectValue(page, first, filled[first] ?? '');
  await changeField(page, changed.field, changed.to);
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText(toasts.edited, { exact: true })).toBeVisible();
  await expectValue(page, changed.field, changed.to);
  await openList(page, noun);
}

/** Deletes the record after a confirmation, without loading anything again. */
async function remove(page: Page, { row, toasts }: OfficeNoun) {
  const loads: string[] = [];
  const note = (request: Request) => {
    if (request.method() === 'GET' && /\/api\/(?:fetch|get)_(?!outbox_key)/.test(request.url()))
      loads.push(request.url());
  };
  await choose(page, row, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: /^Are you sure you want to delete this/ });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(rowOf(page, row)).toBeVisible();
  await choose(page, row, 'Delete');
  page.on('request', note);
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(toasts.deleted, { exact: true })).toBeVisible();
  await expect(rowOf(page, row)).toHaveCount(0);
  expect(loads).toEqual([]);
  page.off('request', note);
}

const byStatus = (page: Page) => page.getByRole('group', { name: 'Admins by status' });

test('What the office keeps is made, found, changed and deleted, each mistake said at its field', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await openList(page, DRIVERS);
  const driver = (await page.getByRole('rowheader').first().textContent()) ?? '';
  // A vehicle's driver is chosen by name.
  for (const noun of [TERMINALS, DRIVERS, PRICED_ROUTES, vehicles(driver), ADMINS]) {
    await test.step(noun.title, async () => {
      await openList(page, noun);
      await make(page, noun);
      await find(page, noun);
      await change(page, noun);
      await remove(page, noun);
    });
  }
});

test('A terminal’s link finds it as it was saved; why its name was refused is no longer told once it is another; and what is in use stays', async ({
  page,
  sharedServer,
}) => {
  await arriveAt(page, sharedServer.url, TERMINALS);
  await choose(page, 'Awka', 'Delete');
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'This did not work' });
  await expect(refusal.getByText(/^Awka is used by/)).toBeVisible();
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(rowOf(page, 'Awka')).toBeVisible();

  await openCreateForm(page, TERMINALS);
  await fillForm(page, { ...TERMINALS, filled: { ...TERMINALS.filled, 'Terminal Name': 'Awka' } });
  await page.getByRole('button', { name: TERMINALS.createLabel }).click();
  const refused = page.getByRole('alert').filter({ hasText: TERMINALS.taken });
  await expect(refused).toBeVisible();
  await refused.hover();
  await changeField(page, 'Terminal Name', 'Nnewi Annex');
  await page.keyboard.press('Enter');
  await expect(page.getByText(TERMINALS.toasts.created, { exact: true })).toBeVisible();
  await expect(page.getByText(TERMINALS.taken)).toHaveCount(0);

  await listLink(page, TERMINALS).click();
  await choose(page, 'Nnewi Annex', 'Edit');
  await changeField(page, TERMINALS.change.field, TERMINALS.change.to);
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText(TERMINALS.toasts.edited, { exact: true })).toBeVisible();
  await page.reload();
  await expectValue(page, TERMINALS.change.field, TERMINALS.change.to);
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
  // Only the header row is left.
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

test('Whoever is banned is counted and signed out at once, and gets back in when unbanned; nobody bans or deletes themselves', async ({
  page,
  sharedServer: { url },
  browser,
}) => {
  const desk = await browser.newPage();
  await arrive(desk, url);
  await arriveAt(page, url, ADMINS);
  await expect(byStatus(page).getByRole('button')).toHaveText(['All', /^Active \d+$/, 'Banned 0']);
  await rowOf(page, 'Chukwuemeka Okonkwo')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Ban' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
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

test('Who has left is out of service: off the list, found when searched for, and back again; a search asks the server once', async ({
  page,
  sharedServer,
}) => {
  await arriveAt(page, sharedServer.url, DRIVERS);
  await test.step('a search among those in service and out of it asks the server once', async () => {
    const rows = page.getByRole('row');
    await expect(rows.nth(2)).toBeVisible();
    const first = await rows.nth(1).getByRole('rowheader').innerText();
    const searches: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/get_drivers')
        searches.push(request.headers()['search-text']);
    });
    await page.getByRole('searchbox').fill(first);
    await expect(rows.nth(2)).toBeHidden();
    await expect(rowOf(page, first)).toBeVisible();
    expect(searches).toEqual([encodeURIComponent(first)]);
    await page.getByRole('searchbox').fill('');
  });
  const name = 'Ikemefuna Danladi';
  await openCreateForm(page, DRIVERS);
  await fillForm(page, { ...DRIVERS, filled: { ...DRIVERS.filled, Name: name } });
  await page.getByRole('button', { name: DRIVERS.createLabel }).click();
  await expect(page.getByText(DRIVERS.toasts.created, { exact: true })).toBeVisible();
  await openList(page, DRIVERS);
  await choose(page, name, 'Out of Service');
  await page.getByRole('button', { name: 'Yes, Out of Service' }).click();
  await expect(page.getByText(`${name} is out of service.`)).toBeVisible();
  await expect(rowOf(page, name)).toBeHidden();
  const drivers = page.getByRole('group', { name: 'Drivers by status' });
  await drivers.getByRole('button', { name: 'All' }).click();
  await expect(rowOf(page, name)).toContainText('Out of service');
  await drivers.getByRole('button', { name: 'In service' }).click();
  await expect(rowOf(page, name)).toBeHidden();
  await drivers.getByRole('button', { name: 'Out of service 1' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, name)).toBeHidden();

  await drivers.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox').fill('ikemefuna');
  await expect(rowOf(page, name)).toContainText('Out of service');
  await choose(page, name, 'Back in Service');
  await page.getByRole('button', { name: 'Yes, Back in Service' }).click();
  await expect(rowOf(page, name)).toContainText('In service');
});

test('Unsaved changes ask before they are left: by a key, the account’s menu, a link, by going back, by closing the tab', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/trips/edit`);
  const amount = page.getByLabel('Amount');
  await amount.fill('18500');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(amount).toHaveValue('18500');
  };

  await page.keyboard.press('Alt+n');
  await stay();
  await page.getByRole('button', { name: 'Ngozi Okafor' }).click();
  await page.getByRole('menuitem', { name: 'This counter' }).click();
  await stay();
  await page.getByRole('link', { name: 'Tickets' }).click();
  await stay();
  await page.goBack();
  await stay();
  await expect(page).toHaveURL(/trips\/edit$/);

  const searches = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await searches;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(amount).toHaveValue('18500');

  await page.keyboard.press('Alt+w');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Phone Number')).toBeFocused();

  await page.getByRole('link', { name: 'Trips' }).click();
  await page.getByRole('link', { name: 'Create Trip' }).click();
  await amount.fill('18500');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Outgoing Trips', level: 1 })).toBeVisible();
  // Without typed input no confirmation is asked for.
  await page.getByRole('link', { name: 'Create Trip' }).click();
  await expect(amount).toHaveValue('');
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expect(page.getByRole('heading', { name: 'Ticket History', level: 1 })).toBeVisible();
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
  // A success replaces the previous one: on a phone several toasts would cover the form.
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
    .getByRole('region', { name: 'Trips by status' })
    .getByRole('group', { name: 'Scheduled' });
  await expect(scheduled).toHaveText(/\d/);
  const count = ((await scheduled.textContent()) ?? '').replace(/\D/g, '');
  await scheduled.getByRole('button').click();
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
