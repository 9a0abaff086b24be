import type { Page, Request } from '@playwright/test';
import { arrive } from './support/clerk';
import { fillExpense } from './support/expense';
import { expect, test } from './support/test';
import {
  type CheckedNoun,
  type OfficeNoun,
  SUPER_ADMIN,
  changeField,
  choose,
  expectFieldErrors,
  expectValue,
  fillForm,
  openCreateForm,
  openList,
  rowOf,
} from './support/office';
import { ADMINS, DRIVERS, vehicles } from './support/officeNouns';

const listLink = (page: Page, { title }: OfficeNoun) =>
  page.getByRole('main').getByRole('link', { name: title });

/** Creates a record, after each invalid input was reported at its field. A second one with the same name is refused; then leaves the form. */
async function make(page: Page, noun: CheckedNoun) {
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

/** Finds the record by keyboard, and searches for something that does not exist, which asks the server once. */
async function find(page: Page, { search }: OfficeNoun) {
  await page.keyboard.press('/');
  await page.keyboard.type(search.text);
  await expect(page.getByText(/^1 of \d+ /)).toBeVisible();
  const searches: string[] = [];
  const note = (request: Request) => void searches.push(request.headers()['search-text'] ?? '');
  page.on('request', note);
  await page.getByRole('searchbox', { name: search.label }).fill('nowhere at all');
  await expect(page.getByText(/^No \w+ matches “nowhere at all”\.$/).first()).toBeVisible();
  page.off('request', note);
  expect(searches.filter((text) => text !== '')).toEqual([encodeURIComponent('nowhere at all')]);
  await page.getByRole('button', { name: 'Clear the search' }).click();
}

/** Edits the record and returns to the list. */
async function change(page: Page, noun: CheckedNoun) {
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

/** Takes the record out of use, after which it is told apart in the list, and into use again. */
async function retire(page: Page, { row, filter, steps: [out, back], states: [away, there] }: Retirement) {
  const statuses = page.getByRole('group', { name: filter });
  await choose(page, row, out);
  await page.getByRole('button', { name: `Yes, ${out}` }).click();
  // The list that comes takes the place of the rows, and of a menu that is open above one.
  const narrowed = page.waitForResponse((answer) => answer.url().includes('status='));
  await statuses.getByRole('button', { name: new RegExp(`^${away} \\d`) }).click();
  await narrowed;
  await expect(rowOf(page, row)).toContainText(away);
  await choose(page, row, back);
  await page.getByRole('button', { name: `Yes, ${back}` }).click();
  await statuses.getByRole('button', { name: 'All' }).click();
  await expect(rowOf(page, row)).toContainText(there);
}

interface Retirement {
  row: string;
  filter: string;
  steps: readonly [out: string, back: string];
  states: readonly [away: string, there: string];
}

const OF_VEHICLES = {
  filter: 'Vehicles by status',
  steps: ['Out of Service', 'Back in Service'],
  states: ['Out of service', 'In service'],
} as const;
const OF_ADMINS = {
  filter: 'Admins by status',
  steps: ['Ban', 'Unban'],
  states: ['Banned', 'Active'],
} as const;

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

test('What the office keeps is made, found, changed, taken out of use, put back and deleted, each mistake said at its field', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await openList(page, DRIVERS);
  const driver = (await page.getByRole('rowheader').first().textContent()) ?? '';
  // A vehicle's driver is chosen by name. The other records have the same screens, with fewer kinds of fields.
  for (const [noun, retirement] of [
    [vehicles(driver), OF_VEHICLES],
    [ADMINS, OF_ADMINS],
  ] as const) {
    await test.step(noun.title, async () => {
      await openList(page, noun);
      await make(page, noun);
      await find(page, noun);
      await change(page, noun);
      await retire(page, { row: noun.row, ...retirement });
      await openList(page, noun);
      await remove(page, noun);
    });
  }
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

test('whoever leaves while a record is being saved gets where they wanted to go', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/expenses/edit`);
  await fillExpense(page, {
    type: 'Diesel',
    officer: 'Ngozi Okeke',
    amount: '950',
    description: 'For the park',
  });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((go) => (answer = go));
  await page.route('**/api/create_expenses', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Ticket History', level: 1 })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
