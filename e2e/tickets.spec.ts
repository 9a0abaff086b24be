import { openBooking, arrive } from './support/clerk';
import { expect, test } from './support/test';
import { choose, openHistory, sell } from './support/ticket';

test('the ticket history is searched by route and filtered by status', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await openHistory(page);
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

test('a deleted ticket leaves the list and frees its seats', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  const { trip, seats, number } = await sell(page, 2);
  await openHistory(page);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await choose(page, number, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(row).toBeVisible();
  await choose(page, number, 'Delete');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Ticket Deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await openBooking(page);
  await page.getByLabel('Select Trip').selectOption(trip);
  await expect(page.getByRole('button', { name: `Seat ${seats[0]}, Available` })).toBeVisible();
});

test('both receipts of a ticket are shown and printed from their links; without a ticket they are samples', async ({
  page,
  sharedServer,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await arrive(page, sharedServer.url);
  const { number } = await sell(page, 1);
  const overview = page.url();
  for (const [name, part] of [
    ['Customer Receipt', 'Terms'],
    ['Company Receipt', 'signature'],
  ] as const) {
    await page.goto(overview);
    await page.getByRole('link', { name }).click();
    await page.reload();
    const sheet = page.getByRole('region', { name });
    await expect(sheet).toContainText(number);
    await expect(sheet).toContainText(new RegExp(part, 'i'));
    await page.getByRole('radio', { name: 'A4' }).check();
    await page.getByRole('button', { name: 'Save & Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', `${name} ${number}`);
    await expect(page.locator('[data-print-sheet="A4"]')).toContainText(number);
  }
  await page.goto(`${sharedServer.url}/#/admin/waybill/tickets/receipt-company`);
  await expect(page.getByText('This is a sample with fixed data.', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Company Receipt' })).toContainText('SAMPLE');
});

test('tickets are listed by direction', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/ticket?type=incoming`);
  await expect(page.getByRole('heading', { name: 'Incoming Tickets' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('- Awka');
  await page.getByRole('link', { name: 'Outgoing' }).click();
  await expect(page.getByRole('heading', { name: 'Outgoing Tickets' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('Awka -');
});
