import { arriveAtCore, chooseIn, expectColumns, expectMenu, expectToast, open } from './support/core';
import { CORE_NOUNS } from './support/coreNouns';
import { changeField, expectValue, fillForm, rowOf } from './support/office';
import { expect, test } from './support/test';

const noRows = () => ({ data: { data: [] } });

test('the office’s records on a core server are made, found, changed and deleted in the query; its trips are looked at only, and what is not there yet is said', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await arriveAtCore(page, core, '/super-admin/dashboard', 'super_admin');
  for (const { noun, path, calls, columns, existing, created, edit, edited } of CORE_NOUNS) {
    await test.step(noun.title, async () => {
      await open(page, path);
      await expectColumns(page, columns);
      await expect(rowOf(page, existing)).toBeVisible();
      await page.getByRole('link', { name: 'Add New' }).click();
      await fillForm(page, noun);
      await page.getByRole('button', { name: noun.createLabel }).click();
      await expectToast(page, noun.toasts.created);
      expect(core.payloadOf(calls.create)).toEqual(created);
      const [first = ''] = Object.keys(noun.filled);
      await expectValue(page, first, '');

      await page.getByRole('main').getByRole('link', { name: noun.title }).click();
      await page.getByRole('searchbox', { name: noun.search.label }).fill(noun.search.text);
      await expect(page.getByText(/^1 of \d /)).toBeVisible();
      await expect(rowOf(page, noun.row)).toBeVisible();
      await page.getByRole('searchbox').fill('');

      await expectMenu(page, existing, ['Edit', 'Delete']);
      await chooseIn(page, existing, 'Edit');
      for (const [label, text] of Object.entries(edit)) await changeField(page, label, text);
      await page.getByRole('button', { name: 'Edit & Save' }).click();
      await expectToast(page, noun.toasts.edited);
      expect(core.payloadOf(calls.edit)).toEqual(edited);
      expect(core.arrivals.findLast(({ call }) => call === calls.edit)?.id).toBe('1');

      await page.getByRole('main').getByRole('link', { name: noun.title }).click();
      await expect(rowOf(page, existing)).toBeVisible();
      await chooseIn(page, existing, 'Delete');
      const question = page.getByRole('alertdialog', { name: /^Are you sure you want to delete this/ });
      await question.getByRole('button', { name: 'Yes, Delete' }).click();
      await expectToast(page, noun.toasts.deleted);
      await expect(rowOf(page, existing)).toHaveCount(0);
      const deleted = core.arrivals.findIndex(({ call, id }) => call === calls.remove && id === '1');
      expect(core.arrivals.slice(deleted).map(({ call }) => call)).toEqual([calls.remove]);
    });
  }

  await test.step('its trips', async () => {
    await open(page, '/super-admin/trips');
    await expectMenu(page, /Lagos - Awka/, ['View']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Create Trip' })).toHaveCount(0);
  });

  await test.step('an empty company', async () => {
    for (const list of ['fetch_admins', 'fetch_terminals', 'get_drivers', 'get_vehicles', 'get_routes'])
      core.answers[`GET /api/${list}`] =
        list === 'fetch_admins' ? () => ({ data: { admins: [], stats: {} } }) : noRows;
    await page.reload();
    for (const [path, words] of [
      ['dashboard/admin', 'No Admins Yet'],
      ['terminal', 'No Terminals Yet'],
      ['drivers', 'No Drivers Yet'],
      ['vehicles', 'No Vehicles Yet'],
      ['routes', 'No Routes Yet'],
      ['vehicles/create', 'Please add drivers first'],
    ] as const) {
      await open(page, `/super-admin/${path}`);
      await expect(page.getByText(words).first()).toBeVisible();
    }
  });
});
