import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  PASSENGER,
  fillTicket,
  freeSeats,
  arrive,
  next,
  openBooking,
  submit,
  ticketNumber,
} from './support/clerk';

const openHistory = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();

/** Opens a row's menu and chooses what to do. */
async function choose(page: Page, number: string, action: string) {
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** How many tickets have a status by the server's own count, as the card shows it. */
async function countOf(page: Page, url: string, status: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await fetch(`${url}/api/get_summary`, { headers: { Authorization: `Bearer ${token}` } });
  const count = new RegExp(`"ticket_status":\\{[^}]*"${status}":(\\d+)`).exec(await answer.text())?.[1];
  return Number(count).toLocaleString('en-US');
}

const seat = (page: Page, number: number, status: string) =>
  page.getByRole('button', { name: `Seat ${number}, ${status}` });

/** Sells a ticket and tells its number, trip and seats. */
async function sell(page: Page, seatCount: number) {
  const sold = await fillTicket(page, seatCount);
  await submit(page);
  return { ...sold, number: await ticketNumber(page) };
}

test('the ticket history is searched by route and filtered by status', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
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

test('a deleted ticket leaves the list and frees its seats', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
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
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await dialog.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended.', { exact: false })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  const answer = await fetch(`${sharedServer.url}/api/get_trips`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

test('a ticket is edited: its seats move, the old ones are free again, and its history says so', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { trip, seats, number } = await sell(page, 2);
  const [first = 0, second = 0] = seats;
  await openHistory(page);
  await choose(page, number, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Tickets' })).toBeVisible();
  await expect(page.getByLabel('Select Trip')).toHaveValue(trip);
  await expect(seat(page, second, 'Booked')).toBeVisible();

  // The link alone is enough, and a half-made change is not lost by going away.
  await page.reload();
  await seat(page, first, 'Booked').click();
  const moved = Number(/\d+/.exec((await freeSeats(page).last().getAttribute('aria-label')) ?? '')?.[0]);
  await freeSeats(page).last().click();
  await openHistory(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(seat(page, moved, 'Booked')).toBeVisible();

  await next(page);
  await expect(page.getByLabel('Date of Birth')).toHaveValue(PASSENGER.dob);
  await page.getByLabel('Traveler Name').fill('Bola Adeyemi');
  await next(page);
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await submit(page);
  await expect(page.getByText('Ticket edited successfully!')).toBeVisible();
  await expect(page.getByText('Bola Adeyemi').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Seat ${moved}` })).toBeVisible();
  const history = page.getByRole('list', { name: `History of ticket ${number}` });
  await expect(history).toContainText(`${first}, ${second}`);
  await expect(history).toContainText(PASSENGER.name);

  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await page.getByLabel('Select Trip').selectOption(trip);
  await expect(seat(page, first, 'Available')).toBeVisible();
  await expect(seat(page, second, 'Reserved')).toBeVisible();
  await expect(seat(page, moved, 'Reserved')).toBeVisible();
});

test('a status goes on, a wrong one is taken back with a reason that stays in the history', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { number } = await sell(page, 1);
  await openHistory(page);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await choose(page, number, 'Boarded');
  await expect(page.getByText(`Ticket ${number} is Boarded.`)).toBeVisible();
  await expect(row).toContainText('Boarded');
  const boarded = await countOf(page, sharedServer.url, 'Boarded');
  await expect(page.getByRole('group', { name: 'Boarded' })).toHaveText(`Boarded${boarded}`);

  // Boarded: the seat stays, the name can still be put right.
  await choose(page, number, 'Edit');
  await expect(page.getByText('only the passenger’s information can still be changed')).toBeVisible();
  await page.getByRole('button', { name: 'Trip Information' }).click();
  await expect(page.getByLabel('Select Trip')).toBeDisabled();
  await openHistory(page);

  await choose(page, number, 'Back to Scheduled…');
  const dialog = page.getByRole('dialog', { name: 'Back to Scheduled' });
  await dialog.getByRole('button', { name: 'Back to Scheduled' }).click();
  await expect(dialog.getByText('Please say why the status is taken back.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong passenger was ticked');
  await dialog.getByRole('button', { name: 'Back to Scheduled' }).click();
  await expect(page.getByText(`Ticket ${number} is Scheduled again.`)).toBeVisible();
  await expect(row).toContainText('Scheduled');
  await choose(page, number, 'View');
  const summary = page.getByRole('dialog', { name: 'Ticket Summary' });
  await expect(summary.getByText('Wrong passenger was ticked')).toBeVisible();
});

test('the wrong right: a ticket of other terminals is not there, and a status of somebody else stays', async ({
  page,
  sharedServer,
  browser,
}) => {
  await arrive(page, sharedServer.url);
  const { number } = await sell(page, 1);
  const link = page.url();
  await openHistory(page);
  await choose(page, number, 'Boarded');
  await expect(page.getByText(`Ticket ${number} is Boarded.`)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  const route = (await page.getByRole('row', { name: new RegExp(number) }).textContent()) ?? '';
  const stranger = ['Lagos', 'Abuja'].find((terminal) => !route.includes(terminal)) ?? '';
  await arrive(elsewhere, sharedServer.url, `${stranger.toLowerCase()}@motorpark.example`);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('This ticket does not exist or was already deleted.')).toBeVisible();
  await elsewhere.goto(link.replace('overview?id=', 'edit/'));
  await expect(elsewhere.getByText('This ticket does not exist or was already deleted.')).toBeVisible();
  await elsewhere.context().close();
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

test('a sale without an answer is told to a clerk who changes the form: it may have been sold', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await fillTicket(page, 1);
  await page.route('**/api/book_ticket', (route) => route.abort());
  await submit(page);
  await expect(page.getByText('Internet disconnected')).toBeVisible();
  const warning = page.getByText('The last ticket submitted here got no answer');
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByLabel('Traveler Name').fill('Bola Adeyemi');
  await expect(warning).toBeVisible();
  await page.getByLabel('Traveler Name').fill(PASSENGER.name);
  await expect(warning).toHaveCount(0);
});

test('a browser that keeps nothing sells tickets too', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await sell(page, 1);
});
