import { arriveAtCore, chooseIn, expectColumns, expectMenu, expectToast, open } from './support/core';
import { LOST, Refusal } from './support/coreAnswers';
import { CORE_NOUNS } from './support/coreNouns';
import { changeField, expectValue, fillForm, rowOf } from './support/office';
import { ROUTES } from './support/officeNouns';
import { expect, test } from './support/test';

const noRows = () => ({ data: { data: [] } });

test('the office’s records on a core server are made, found, changed and deleted in the query', async ({
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
      core.arrivals.length = 0;
      await chooseIn(page, existing, 'Delete');
      const question = page.getByRole('alertdialog', { name: /^Are you sure you want to delete this/ });
      await question.getByRole('button', { name: 'Yes, Delete' }).click();
      await expectToast(page, noun.toasts.deleted);
      await expect(rowOf(page, existing)).toHaveCount(0);
      expect(core.arrivals.map(({ call, id }) => `${call} ${id}`)).toEqual([`${calls.remove} 1`]);
    });
  }
});

test('a core server saves no vehicles and bans nobody; what is not there yet is said', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await arriveAtCore(page, core, '/super-admin/vehicles', 'super_admin');
  await test.step('the form of a vehicle checks, sends nothing and says so', async () => {
    await expectColumns(page, ['Vehicle Number', 'Type', 'Assigned Driver', 'Seats', 'Action']);
    await page.getByRole('button', { name: 'ANB 482 XA', exact: true }).click();
    await expect(page.getByLabel('Assigned Driver')).toHaveValue('Emeka Nwosu');
    await page.getByLabel('Number of Seats').fill('many');
    await page.getByRole('button', { name: 'Edit & Save' }).click();
    await expect(page.getByText('Seats must be a number')).toBeVisible();
    await page.getByLabel('Number of Seats').fill('18');
    await page.getByRole('button', { name: 'Edit & Save' }).click();
    await expect(page.getByText('This server cannot save vehicles. Nothing was sent.').first()).toBeVisible();
  });
  await test.step('deleting one says so and changes nothing', async () => {
    await open(page, '/super-admin/vehicles');
    await chooseIn(page, 'ANB 482 XA', 'Delete');
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page.getByText('Vehicle deleted successfully.')).toBeVisible();
    await expect(rowOf(page, 'ANB 482 XA')).toBeVisible();
    expect(core.writes()).toEqual([]);
  });
  await test.step('the counts of the admins are the server’s', async () => {
    await open(page, '/super-admin/dashboard/admin');
    await expect(page.getByRole('main').getByText('5', { exact: true })).toBeVisible();
    const byStatus = page.getByRole('group', { name: 'Admins by status' });
    await expect(byStatus.getByRole('button')).toHaveText(['All', 'Active 4', 'Banned 1']);
    await expect(rowOf(page, 'Ngozi Obi')).toContainText('Active');
    await expect(rowOf(page, 'Halima Sani')).toContainText('Banned');
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

test('a core server’s failures, each in the words of the catalogue', async ({ page, startCore }) => {
  const core = await startCore();
  for (const [path, list, words] of [
    ['terminal', 'fetch_terminals', undefined],
    ['dashboard/admin', 'fetch_admins', 'Error fetching admins: Method not allowed'],
    ['drivers', 'get_drivers', 'Error fetching drivers: Method not allowed'],
    ['vehicles', 'get_vehicles', 'Error fetching vehicles: Method not allowed'],
    ['routes', 'get_routes', 'Error fetching routes: Method not allowed'],
  ] as const) {
    await test.step(`a failed load of ${path} is said once, and can be tried again`, async () => {
      const call = `GET /api/${list}`;
      const answer = core.answers[call];
      core.answers[call] = () => new Refusal(405, {});
      if (path === 'terminal') await arriveAtCore(page, core, `/super-admin/${path}`, 'super_admin');
      else await open(page, `/super-admin/${path}`);
      await expect(page.getByText('Method not allowed', { exact: true })).toHaveCount(1);
      if (words === undefined) await expect(page.getByText(/^Error fetching terminals/)).toHaveCount(0);
      else await expect(page.getByText(words)).toHaveCount(1);
      core.answers[call] = (...request) => answer?.(...request);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
    });
  }

  const create = 'POST /api/create_routes';
  await open(page, '/super-admin/routes/create');
  await fillForm(page, ROUTES);
  const save = page.getByRole('button', { name: 'Create Route' });
  for (const [answer, words] of [
    [
      new Refusal(405, { message: 'Routes are made by the head office' }),
      'Routes are made by the head office',
    ],
    [new Refusal(405, {}), 'Method not allowed'],
    [
      new Refusal(422, {
        message: 'Invalid',
        errors: { route_id: ['This ID is taken', 'Too long'], origin: ['No'] },
      }),
      'This ID is taken',
    ],
    [new Refusal(422, { message: 'Please check the form' }), 'Please check the form'],
    [new Refusal(500, { message: 'Server Error', error: 'Disk is full' }), 'Disk is full'],
    [new Refusal(500, { message: 'Server Error' }), 'Server Error'],
    [new Refusal(403, { message: 'Not yours' }), 'Not yours'],
    [new Refusal(502, '<h1>Bad gateway</h1>'), 'Unknown Error Occurred'],
    [LOST, 'Internet disconnected'],
  ] as const) {
    await test.step(`a route is not saved: ${words}`, async () => {
      core.answers[create] = () => answer;
      await save.click();
      await expect(page.getByRole('alert').getByText(words, { exact: true }).first()).toBeVisible();
      await expectValue(page, 'Route ID', 'Lagos - Awka (night)');
    });
  }

  await test.step('while a route is saved the form says so and sends it once', async () => {
    let letGo = () => {};
    const held = new Promise<void>((go) => (letGo = go));
    core.answers[create] = async () => {
      await held;
      return { message: 'Created' };
    };
    core.arrivals.length = 0;
    await save.click();
    await expect(page.getByRole('button', { name: 'Creating route...' })).toBeVisible();
    await page.getByLabel('Distance').press('Enter');
    letGo();
    await expect(page.getByText('Route created successfully')).toBeVisible();
    expect(core.writes().map(({ call }) => call)).toEqual([create]);
  });

  await test.step('and so it does while one is changed', async () => {
    let letGo = () => {};
    const held = new Promise<void>((go) => (letGo = go));
    core.answers['PUT /api/edit_route/{id}'] = async () => {
      await held;
      return { message: 'Edited' };
    };
    await open(page, '/super-admin/routes/edit?id=1');
    await changeField(page, 'Duration', '8 hours');
    await page.getByRole('button', { name: 'Edit & Save' }).click();
    await expect(page.getByRole('button', { name: 'Editing route...' })).toBeVisible();
    letGo();
    await expect(page.getByText('Route edited successfully')).toBeVisible();
  });
});
