import {
  arrive,
  chooseTrip,
  fillTicket,
  logIn,
  openBooking,
  submit,
  ticketNumber,
  typeCredentials,
} from './support/clerk';
import { expect, test } from './support/test';
import { VERSION } from './support/version';

test('a link leads to the login, which says what is missing, the same of a wrong password and an unknown e-mail, and leads to where it pointed; a stale token leads there and back, too', async ({
  page,
  sharedServer,
}) => {
  await page.goto(`${sharedServer.url}/#/admin/tickets`);
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  const refusals: string[] = [];
  for (const email of ['awka@motorpark.example', 'nobody@motorpark.example']) {
    const refused = page.waitForResponse(/\/api\/login/);
    await typeCredentials(page, email, 'not-my-passcode');
    refusals.push(await (await refused).text());
    await expect(page.getByText('Invalid email or passcode.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  expect(refusals[0]).toBe(refusals[1]);
  await typeCredentials(page, 'awka@motorpark.example');
  await expect(page.getByRole('heading', { name: 'Ticket History' })).toBeVisible();

  await openBooking(page);
  await chooseTrip(page, 1);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await fetch(`${sharedServer.url}/api/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.reload();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await typeCredentials(page, 'awka@motorpark.example');
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeVisible();
  await expect(page.getByText('Your unfinished ticket was kept.')).toBeVisible();
});

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
  await expect(page.getByText(`Motorpark ${VERSION}`)).toBeVisible();
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

test('whoever works in a browser that allows no storage sells a seat and can log out', async ({
  page,
  sharedServer,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await logIn(page, sharedServer.url);
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
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
