import type { Page } from '@playwright/test';
import { PASSENGER, arrive, fillTicket, next, submit, takeSeats } from './support/clerk';
import { expect, test } from './support/test';

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
/** A person for whom no other test sells a ticket. */
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
