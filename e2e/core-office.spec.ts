import { type Page, expect, test } from '@playwright/test';
import { type Answers, coreOffice } from './support/coreOffice';
import { type CoreServer, startCoreServer } from './support/coreServer';

let core: CoreServer;

/** Is logged in as the super admin of a server that has only the core calls. */
async function arriveAtCore(page: Page, path: string, more: Answers = {}) {
  core = await startCoreServer(undefined, { ...coreOffice(), ...more });
  await page.goto(`${core.url}/icon.svg`);
  await page.evaluate(() => Object.assign(localStorage, { authToken: 'core-token', role: 'super_admin' }));
  await page.goto(`${core.url}/#/super-admin/${path}`);
}

test.afterEach(() => core.close());

const writes = () => core.arrivals.filter(({ call }) => !call.startsWith('GET'));

test('a core server saves no vehicles: the form checks, sends nothing and says so', async ({ page }) => {
  await arriveAtCore(page, 'vehicles');
  await page.getByRole('button', { name: 'ANB 482 XA', exact: true }).click();
  await expect(page.getByLabel('Assigned Driver')).toHaveValue('Emeka Nwosu');
  await page.getByLabel('Number of Seats').fill('many');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText('Seats must be a number')).toBeVisible();
  await page.getByLabel('Number of Seats').fill('20');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText('This server cannot save vehicles. Nothing was sent.')).toBeVisible();
  expect(writes()).toEqual([]);
});

test('on a core server deleting a vehicle says so and changes nothing; nobody can be banned', async ({
  page,
}) => {
  await arriveAtCore(page, 'vehicles');
  await page.getByRole('button', { name: 'Actions for ANB 482 XA' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Vehicle deleted successfully.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'ANB 482 XA' })).toBeVisible();
  expect(writes()).toEqual([]);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByText(/^\d (?:total|active|banned)$/)).toHaveText([
    '5 total',
    '4 active',
    '1 banned',
  ]);
  await page.getByRole('button', { name: 'Actions for Ngozi Obi' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
});

test('a core server gets a route in the query, with nothing in the body', async ({ page }) => {
  await arriveAtCore(page, 'routes/create');
  await page.getByLabel('Route ID').fill('Lagos - Awka');
  await page.getByLabel('Origin').fill('lag');
  await page.getByRole('option', { name: 'Lagos' }).click();
  await page.getByLabel('Destination').fill('awk');
  await page.getByRole('option', { name: 'Awka' }).click();
  await page.getByLabel('Distance').fill('452 km');
  await page.getByLabel('Duration').fill('7 hours');
  await page.getByLabel('Duration').press('Enter');
  await expect(page.getByText('Route created successfully')).toBeVisible();
  const [creation] = writes();
  expect(creation).toMatchObject({ call: 'POST /api/create_routes', body: '' });
  expect(Object.fromEntries(creation?.query ?? [])).toEqual({
    route_id: 'Lagos - Awka',
    origin: 'Lagos',
    destination: 'Awka',
    distance: '452 km',
    duration: '7 hours',
  });
});

test('without drivers there is nobody to assign', async ({ page }) => {
  await arriveAtCore(page, 'vehicles/create', { 'GET /api/get_drivers': () => ({ data: { data: [] } }) });
  await expect(page.getByText('Please add drivers first')).toBeVisible();
  await page.getByRole('link', { name: 'Drivers', exact: true }).click();
  await expect(page.getByText('No Drivers Yet').first()).toBeVisible();
});

for (const [path, call, words] of [
  ['dashboard/admin', 'fetch_admins', 'Error fetching admins: Method not allowed'],
  ['drivers', 'get_drivers', 'Error fetching drivers: Method not allowed'],
  ['vehicles', 'get_vehicles', 'Error fetching vehicles: Method not allowed'],
  ['routes', 'get_routes', 'Error fetching routes: Method not allowed'],
] as const) {
  test(`a failed load of ${path} is said once, and can be tried again`, async ({ page }) => {
    let isBroken = true;
    await page.route(`**/api/${call}`, (route) =>
      isBroken ? route.fulfill({ status: 405, json: {} }) : route.continue(),
    );
    await arriveAtCore(page, path);
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.getByText('Method not allowed', { exact: true })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  });
}
