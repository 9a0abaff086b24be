import type { Browser, Page } from '@playwright/test';
import { arrive, fillPassenger, next, pickTrip, submit, takeSeats, ticketNumber } from './support/clerk';
import { fillMoment } from './support/moment';
import { SUPER_ADMIN } from './support/office';
import { scan } from './support/scanner';
import { expect, test } from './support/test';
import { handOver } from './support/waybill';
import { takeStep } from './support/tripStep';

/** Six days ahead, after the end of the demo company's timetable, so that every vehicle is free. */
const DAY = new Date(Date.now() + 6 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const NIGHT = /11:45\sPM/;
const FARE = 2_150_000;
const PARCELS = [650_000, 400_000];
const TYRES = 6_500_000;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const form = (page: Page) => page.getByRole('form');
const figure = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true }).getByText(/^[₦-]/);
const naira = (kobo: number) => (kobo / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

async function open(page: Page, destination: string, heading: string | RegExp) {
  await menu(page).getByRole('link', { name: destination, exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
}

async function act(page: Page, row: string | RegExp, label: string) {
  await page
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

/** Today's figures of the terminal's dashboard, in kobo. */
async function figuresOfToday(page: Page) {
  await open(page, 'Dashboard', 'Dashboard');
  const read = async (label: string) => {
    await expect(figure(page, label)).toHaveText(/₦/);
    return Math.round(Number((await figure(page, label).innerText()).replace(/[^\d.-]/g, '')) * 100);
  };
  return {
    tickets: await read('Total Income (Tickets)'),
    waybills: await read('Total Income (Waybill)'),
    income: await read('Total Income'),
    expenses: await read('Total Expenses'),
  };
}

async function createTrip(page: Page) {
  await open(page, 'Trips', 'Outgoing Trips');
  await page.getByRole('link', { name: 'Create Trip' }).click();
  await form(page).getByLabel('Route').fill('Awka - Lagos');
  await page.getByRole('option').filter({ hasText: 'Awka - Lagos' }).first().click();
  await fillMoment(page, `${DAY}T23:45`);
  await form(page).getByLabel('Vehicle').click();
  await page
    .getByRole('option', { name: /18 seats/ })
    .first()
    .click();
  await form(page).getByLabel('Amount').fill(naira(FARE));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Trip created successfully')).toBeVisible();
}

/** Sells a seat of the night trip and returns the ticket's number. */
async function sellSeat(page: Page): Promise<string> {
  await open(page, 'Tickets', 'Ticket History');
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await pickTrip(page, NIGHT);
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);
  return ticketNumber(page);
}

/** Moves a ticket to another seat. */
async function moveSeat(page: Page, number: string) {
  await open(page, 'Tickets', 'Ticket History');
  await act(page, number, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Tickets' })).toBeVisible();
  await page.getByRole('button', { name: /^Seat \d+, Booked$/ }).click();
  await takeSeats(page, 1);
  await next(page);
  await next(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Tickets Overview' })).toBeVisible();
}

/** Takes in a parcel to Lagos and returns the waybill's number. */
async function takeParcelIn(page: Page, amount: number): Promise<string> {
  await open(page, 'Waybill', 'Outgoing Waybills');
  await page.getByRole('link', { name: 'Create Waybill' }).first().click();
  await page.getByLabel('Sender Name').fill('Chinwe Traders');
  await page.getByLabel('Phone Number').fill('08034127781');
  await page.getByLabel('Address').fill('14 Zik Avenue, Awka');
  await page.getByLabel('Email').fill('chinwe@traders.example');
  await next(page);
  await page.getByLabel('Receiver Name').fill('Bola Ige');
  await page.getByLabel('Phone Number').fill('08160224519');
  await page.getByLabel('Destination Terminal').fill('Lagos');
  await page
    .getByRole('option', { name: /^Lagos/ })
    .first()
    .click();
  await next(page);
  await page.getByLabel('Description').fill('Two bales of cloth');
  await page.getByLabel('Quantity').fill('2');
  await page.getByLabel('Worth of Goods').fill('85,000');
  await page.getByLabel('Handling Instructions').fill('Keep dry');
  await next(page);
  await page.getByLabel('Amount Paid').fill(naira(amount));
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  const number = page.getByText(/^WB-[0-9A-Z]{6}-[0-9A-Z]$/).first();
  return (await number.textContent()) ?? '';
}

/** Sets the status of a scanned parcel; one that leaves without a bus needs a reason. */
async function scanAndSet(page: Page, number: string, status: string, reason?: string) {
  await open(page, 'Dashboard', 'Dashboard');
  await scan(page, number);
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  const step = page.getByRole('button', { name: `Set ${status}` });
  await step.click();
  if (reason !== undefined) {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: `Set ${status}` }).click();
  }
  await expect(page.getByText(`Waybill ${number} is ${status}.`)).toBeVisible();
  // The button is gone, and the focus is at the status that it has set.
  await expect(step).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText(new RegExp(status));
}

async function enterExpense(page: Page) {
  await open(page, 'Expenses', 'Expenses');
  await page.getByRole('link', { name: 'Create Expense' }).click();
  // Leaving the field shows its error, which moves the button from under the mouse; the press still counts.
  await form(page).getByLabel('Approving Officer').focus();
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Expense type is required', { exact: true })).toBeVisible();
  await form(page).getByLabel('Expense Type').fill('Tyre replacement');
  await page.keyboard.press('Tab');
  await form(page).getByLabel('Approving Officer').fill('Ngozi Okeke');
  await form(page).getByLabel('Amount').fill(naira(TYRES));
  await form(page).getByLabel('Description').fill('Two rear tyres');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Expense created successfully')).toBeVisible();
}

async function approveExpense(browser: Browser, url: string) {
  const context = await browser.newContext();
  const office = await context.newPage();
  await arrive(office, url, SUPER_ADMIN);
  await open(office, 'Expenses', 'Expenses');
  await office
    .getByRole('row')
    .filter({ hasText: 'Two rear tyres' })
    .getByRole('button', { name: 'Tyre replacement', exact: true })
    .click();
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(office.getByText('Expense approved', { exact: true })).toBeVisible();
  await context.close();
}

test('a terminal’s day: from the first trip to figures that equal the sum of what was done', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  test.slow();
  await arrive(page, server.url);
  const before = await figuresOfToday(page);

  await createTrip(page);
  await sellSeat(page);
  const moved = await sellSeat(page);
  await moveSeat(page, moved);
  const parcels: string[] = [];
  for (const amount of PARCELS) parcels.push(await takeParcelIn(page, amount));
  const [parcel = ''] = parcels;
  await enterExpense(page);

  await open(page, 'Trips', 'Outgoing Trips');
  await takeStep(
    page,
    'En-route',
    () => act(page, NIGHT, 'En-route'),
    page.getByRole('row').filter({ hasText: NIGHT }).filter({ hasText: 'En-route' }),
  );
  await scanAndSet(page, parcel, 'On-Transit', 'Went with a taxi');

  const context = await browser.newContext();
  const lagos = await context.newPage();
  await arrive(lagos, server.url, 'lagos@motorpark.example');
  await menu(lagos).getByRole('link', { name: 'Trips', exact: true }).click();
  await lagos.getByRole('link', { name: 'Incoming' }).click();
  await takeStep(
    lagos,
    'Completed',
    () => act(lagos, NIGHT, 'Completed'),
    lagos.getByRole('row').filter({ hasText: NIGHT }).filter({ hasText: 'Completed' }),
  );
  await scanAndSet(lagos, parcel, 'Delivered');
  await lagos.getByRole('button', { name: 'Picked Up…' }).click();
  await handOver(lagos, parcel);
  await expect(lagos.getByRole('list', { name: `History of waybill ${parcel}` })).toContainText('Picked Up');
  await context.close();

  await approveExpense(browser, server.url);

  const sum = PARCELS.reduce((total, amount) => total + amount, 0);
  const after = {
    tickets: before.tickets + 2 * FARE,
    waybills: before.waybills + sum,
    income: before.income + 2 * FARE + sum,
    expenses: before.expenses + TYRES,
  };
  // Polled, because the cached figures of the last visit are shown until the new ones arrive.
  await expect(async () => expect(await figuresOfToday(page)).toEqual(after)).toPass();

  await open(page, 'Operation History', 'Operation History');
  for (const words of [
    `Ticket ${moved}`,
    ...parcels.map((number) => `Waybill ${number}`),
    'Tyre replacement',
  ]) {
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  }
});
