import { openBooking, arrive, pickTrip } from './support/clerk';
import { expect, test } from './support/test';
import { choose, openHistory, sell } from './support/ticket';
import { figure, items, koboIn } from './support/ledger';

test('the ticket history is searched by route, filtered by status and listed by direction', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openHistory(page);
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('awka - LAGOS');
  // In either direction; the only row without such text is the header.
  await expect(rows.filter({ hasNotText: /Awka - Lagos|Lagos - Awka/ })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search Route ID' }).fill('nowhere at all');
  await expect(page.getByText('No ticket matches “nowhere at all”.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows.nth(1)).toContainText('Awka');
  await page
    .getByRole('region', { name: 'Tickets by status' })
    .getByRole('button', { name: /^Completed/ })
    .click();
  await expect(rows.nth(1)).toContainText('Completed');
  await expect(page.getByRole('table').getByText('Scheduled')).toHaveCount(0);

  await page.goto(`${sharedServer.url}/#/admin/ticket?type=incoming`);
  await expect(page.getByRole('heading', { name: 'Incoming Tickets' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('- Awka');
  await page.getByRole('link', { name: 'Outgoing' }).click();
  await expect(page.getByRole('heading', { name: 'Outgoing Tickets' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('Awka -');
});

test('a ticket that is deleted with a reason frees its seats, is taken back in the operation history, and stays readable, marked void, on screen and on paper', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const income = await figure(page, 'Total Income');
  const { trip, seats, number } = await sell(page, 2);
  await openHistory(page);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await choose(page, number, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this trip?' });
  await expect(dialog).toContainText('This action cannot be undone.');
  await expect(dialog).toContainText('Give back ₦');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(row).toBeVisible();
  await choose(page, number, 'Delete');
  await dialog.getByLabel('Reason').fill('The passenger cannot travel');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Ticket Deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);

  // The sale's line is not changed; a reversal is added.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  const newest = items(page).first();
  await expect(newest).toContainText(number);
  await expect(newest).toContainText('Reversal');
  expect(koboIn((await newest.textContent()) ?? '')).toBeLessThan(0);
  await expect.poll(() => figure(page, 'Total Income')).toBe(income);
  await newest.getByRole('link').click();
  await expect(page.getByText('This takes back an earlier operation.', { exact: false })).toBeVisible();
  const voided = page.getByRole('alert').filter({ hasText: 'This ticket is void' });
  await expect(voided).toContainText('The passenger cannot travel');
  await page.getByRole('link', { name: 'Open ticket' }).click();
  await expect(page.getByRole('heading', { name: 'Tickets Overview' })).toBeVisible();
  await expect(voided).toBeVisible();

  // By its number, as a scan opens it.
  await page.goto(`${sharedServer.url}/#/admin/tickets/overview?id=${number}`);
  await expect(voided).toContainText('The passenger cannot travel');
  await expect(page.getByRole('list', { name: `History of ticket ${number}` })).toContainText('Voided');
  await page.getByRole('link', { name: 'Customer Receipt' }).click();
  await expect(page.getByRole('region', { name: 'Customer Receipt' })).toContainText('VOID');

  await openBooking(page);
  await pickTrip(page, trip);
  await expect(page.getByRole('button', { name: `Seat ${seats[0]}, Available` })).toBeVisible();
});

test('both receipts of a ticket are shown and printed from their links; without a ticket they are samples', async ({
  page,
  sharedServer,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = document.title;
      dataset['copy'] =
        /COPY( \d+)?/.exec(document.querySelector('[data-print-sheet]')?.textContent ?? '')?.[0] ??
        'original';
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
    await expect(page.locator('html')).toHaveAttribute('data-copy', 'original');
    await page.getByRole('button', { name: 'Save & Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-copy', 'COPY 2');
  }
  await page.goto(overview);
  await expect(page.getByText('Company copy, COPY 2')).toBeVisible();
  await page.goto(`${sharedServer.url}/#/admin/waybill/tickets/receipt-company`);
  await expect(page.getByText('This is a sample with fixed data.', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Company Receipt' })).toContainText('SAMPLE');
});
