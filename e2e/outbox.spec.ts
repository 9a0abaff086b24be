import type { Page } from '@playwright/test';
import { PASSENGER, arrive, field, fillTicket, next, submit, takeSeats } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';
import { fillWaybill, openWaybills, PARCEL } from './support/waybill';

type Cut = 'before' | 'after' | 'nowhere';

/** Interrupts a call in all tabs, either before it reaches the server or after the server has processed it. Returns a function that sets which. */
async function cutting(page: Page, call: string) {
  let where: Cut = 'nowhere';
  await page.context().route(`**/api/${call}*`, async (route) => {
    if (where === 'nowhere') return await route.continue();
    // A tab that is closed or reloaded meanwhile is interrupted as well.
    if (where === 'after') await route.fetch().catch(() => undefined);
    return await route.abort('connectionreset').catch(() => undefined);
  });
  return (place: Cut) => void (where = place);
}

const SOLD = /has just been sold\. Please choose another seat\./;

const bar = (page: Page) => page.getByText('1 entry is still sending.');
const stillSending = (page: Page) => page.getByRole('heading', { name: 'Still sending', level: 1 });
/** A person for whom no other test sells a ticket or takes in a parcel. */
const NOBODY_ELSE = { ...PASSENGER, name: 'Nkechi Obiora-Udeh' };
const row = (page: Page, name = PASSENGER.name) => page.getByRole('row', { name: new RegExp(name) });
const tickets = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();

test('a sale cut off before and after the answer, reloaded, and seen by a second tab is one ticket in the end', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await fillTicket(page, 1, NOBODY_ELSE);
  const cut = await cutting(page, 'book_ticket');
  cut('before');
  await submit(page);
  // The sale is stored: the clerk sees that it is not saved yet, and can continue.
  await expect(stillSending(page)).toBeVisible();
  await expect(row(page, NOBODY_ELSE.name)).toContainText('Internet disconnected');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('Ticket created successfully!')).toHaveCount(0);

  cut('after');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('book_ticket'));
  await page.getByRole('button', { name: 'Try now' }).click();
  await lost;
  await expect(row(page, NOBODY_ELSE.name)).toBeVisible();
  await page.reload();
  await expect(row(page, NOBODY_ELSE.name)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(`${sharedServer.url}/#/admin/still-sending`);
  await expect(row(second, NOBODY_ELSE.name)).toBeVisible();
  cut('nowhere');
  await page.reload();
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 40_000 });
  await expect(second.getByText('Everything is saved.').first()).toBeVisible({ timeout: 40_000 });
  await expect(bar(page)).toHaveCount(0);
  await tickets(page);
  await expect(row(page, NOBODY_ELSE.name)).toHaveCount(1);
});

test('a sale that is refused later says why, and opens again with all that was typed', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await fillTicket(page, 1);
  const cut = await cutting(page, 'book_ticket');
  cut('before');
  const leaving = page.waitForRequest(/book_ticket/);
  await submit(page);
  await expect(stillSending(page)).toBeVisible();
  // Another counter sells the same seat first.
  const sale = await leaving;
  const headers = { ...(await sale.allHeaders()), 'idempotency-key': 'another-counter' };
  await page.request.post(sale.url(), { headers, data: sale.postData() ?? '' });
  cut('nowhere');
  await expect(page.getByText('1 entry was refused.')).toBeVisible({ timeout: 40_000 });
  await expect(row(page)).toContainText(SOLD);
  await row(page).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Correct it' }).click();
  await expect(page.getByText('The server refused this ticket')).toBeVisible();
  await expect(page.getByRole('button', { name: /, just sold$/ })).toBeVisible();
  await takeSeats(page, 1);
  await next(page);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
});

test('a parcel goes the same way, and a browser without a database keeps it until its tab is closed', async ({
  page,
  sharedServer,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
  await arrive(page, sharedServer.url);
  await fillWaybill(page, 'Lagos', NOBODY_ELSE.name);
  const cut = await cutting(page, 'create_waybills');
  cut('after');
  await submit(page);
  await expect(stillSending(page)).toBeVisible();
  await expect(page.getByText(/^This browser cannot store entries/).first()).toBeVisible({ timeout: 40_000 });
  cut('nowhere');
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 40_000 });
  await openWaybills(page);
  await expect(row(page, NOBODY_ELSE.name)).toHaveCount(1);
});

test('a parcel of an outage, whose slip was printed, is discarded with a reason: the shift, the head office and Activity know of it', async ({
  page,
  context,
  browser,
  server: { url },
}) => {
  await withoutPrintDialog(page);
  await arrive(page, url);
  await page.goto(`${url}/#/admin/till`);
  await field(page, 'Counter').fill('Awka 2');
  await field(page, 'Opening float').fill('1,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
  await fillWaybill(page);
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await submit(page);
  const entry = page.getByRole('row', { name: new RegExp(PARCEL['Sender Information']['Sender Name']) });
  await expect(entry).toContainText('Waiting');
  await entry.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Print a slip' }).click();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  // The event that a browser fires on Ctrl+P.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('link', { name: 'Still sending' }).first().click();
  await entry.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard this?' });
  await dialog.getByRole('button', { name: 'Yes, Discard' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('The sender did not wait');
  await dialog.getByRole('button', { name: 'Yes, Discard' }).click();
  await expect(entry).toContainText('Discarded');
  // Until the server knows of it the entry stays in the list; logging out, counting and discarding again are refused.
  await expect(entry.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('1 entry is still sending.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 40_000 });
  await openWaybills(page);
  await expect(
    page.getByRole('row', { name: new RegExp(PARCEL['Sender Information']['Sender Name']) }),
  ).toHaveCount(0);
  await page.goto(`${url}/#/admin/till`);
  await expect(page.getByText(/Waybill, .*, The sender did not wait$/)).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await arrive(office, url, SUPER_ADMIN);
  await office.goto(`${url}/#/super-admin/shifts`);
  await office.getByRole('link', { name: 'Discarded', exact: true }).click();
  const record = office.getByRole('row').filter({ hasText: 'The sender did not wait' });
  await expect(record).toContainText('₦3,500.00');
  await expect(record).toContainText('Awka 2');
  await expect(record.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await office.goto(`${url}/#/super-admin/shifts`);
  await office.getByRole('row').filter({ hasText: 'Awka 2' }).getByRole('link', { name: 'Awka 2' }).click();
  await expect(office.getByText('1, ₦3,500.00')).toBeVisible();
  await office.goto(`${url}/#/super-admin/activity`);
  await expect(
    office.getByText(/discarded an unsent waybill of ₦3,500.00: The sender did not wait/).first(),
  ).toBeVisible();
  await office.context().close();
});
