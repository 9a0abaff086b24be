import { expect, test } from './support/test';
import { fillTicket, arrive, openBooking, submit, ticketNumber } from './support/clerk';

test('the ticket history is searched by route and filtered by status', async ({ page, server }) => {
  await arrive(page, server.url);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('awka - LAGOS');
  await expect(rows.nth(1)).toContainText('Awka - Lagos');
  const routes = await rows.evaluateAll((all) => all.slice(1).map((row) => row.children[4]?.textContent));
  expect(new Set(routes)).toEqual(new Set(['Awka - Lagos']));
  await page.getByRole('searchbox', { name: 'Search Route ID' }).fill('nowhere at all');
  await expect(page.getByText('No ticket matches.', { exact: false }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Route ID' }).fill('');
  await page.getByLabel('Filter').selectOption('Completed');
  await expect(rows.nth(1)).toContainText('Completed');
  await expect(page.getByRole('table').getByText('Scheduled')).toHaveCount(0);
});

test('a deleted ticket leaves the list and frees its seats', async ({ page, server }) => {
  await arrive(page, server.url);
  const { trip, seats } = await fillTicket(page, 2);
  await submit(page);
  const number = await ticketNumber(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Ticket Deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await openBooking(page);
  await page.getByLabel('Select Trip').selectOption(trip);
  await expect(page.getByRole('button', { name: `Seat ${seats[0]}, Available` })).toBeVisible();
});

test('logging out asks, ends the session on the server too, and shows nothing to the next person', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await dialog.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended.', { exact: false })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  const answer = await fetch(`${server.url}/api/get_trips`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});
