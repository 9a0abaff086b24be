import { arrive, logIn } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

test('logging out asks, waits for no slow server, ends the session there too, and shows nothing to the next person', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  // Afterwards the code that the logout needs has loaded.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  sharedServer.freeze();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await dialog.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended.', { exact: false })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  sharedServer.thaw();
  const headers = { Authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await fetch(`${sharedServer.url}/api/get_trips`, { headers })).status)
    .toBe(401);
});

test('whoever works in a browser that allows no storage can log out', async ({ page, sharedServer }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await logIn(page, sharedServer.url);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await dialog.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('a login in one tab leads the login screens of the other tabs on, to where they wanted', async ({
  page,
  context,
  sharedServer,
}) => {
  await page.goto(sharedServer.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${sharedServer.url}/#/admin/tickets`);
  await expect(other.getByText('Please log in to continue.')).toBeVisible();
  const third = await context.newPage();
  await arrive(third, sharedServer.url);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Ticket History' })).toBeVisible();
});

test('Activity is searched with the slash key; the link keeps the search and what it was narrowed to, and Back widens it', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Activity' }).click();
  const table = page.getByRole('table', { name: 'Activity' });
  await expect(table).toContainText('logged in');
  await page.keyboard.press('/');
  await page.keyboard.type('no such person');
  await expect(page.getByRole('paragraph').getByText('Nothing about “no such person”')).toBeVisible();
  await expect(page).toHaveURL(/activity\?.*q=no\+such\+person/);
  await page.reload();
  const box = page.getByRole('searchbox', { name: 'Search Activity' });
  await expect(box).toHaveValue('no such person');
  await box.fill('super@motorpark');
  await expect(table).toContainText('logged in');
  await expect(page).toHaveURL(/q=super%40motorpark/);
  const kind = page.getByRole('combobox', { name: 'Kind of event' });
  await kind.selectOption('Failed login');
  await expect(page).toHaveURL(/q=super%40motorpark&kind=login_failed/);
  await page.goBack();
  await expect(kind).toHaveValue('all');
  await expect(box).toHaveValue('super@motorpark');
  await expect(table).toContainText('logged in');
});
