import type { Page } from '@playwright/test';
import { callerAs, fieldsOf, rowsIn } from './support/caller';
import {
  PASSENGER,
  arrive,
  chooseTrip,
  fillPassenger,
  freeSeats,
  next,
  openBooking,
  pickTrip,
  submit,
  takeSeats,
} from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { PARCEL, fillStep, openForm, openWaybills } from './support/waybill';

test.use({ serviceWorkers: 'allow' });

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

/** Everything the browser stores for the app, as readable by somebody with the computer but without a login. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((good, bad) => {
        request.addEventListener('success', () => good(request.result));
        request.addEventListener('error', () => bad(request.error ?? new Error('IndexedDB')));
      });
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const copies: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
        for (const value of values) {
          if (typeof value !== 'object' || value === null) continue;
          if (name === 'motorpark-copies') copies.push('key' in value ? String(value.key) : '');
          const box =
            'box' in value && value.box instanceof ArrayBuffer ? new TextDecoder().decode(value.box) : '';
          found.push(JSON.stringify(value), box);
        }
      }
      database.close();
    }
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return { text: found.join('\n'), copies, urls };
  });

test('the app opens without a server, shows what was read last, takes a parcel in, and leaves nothing to the next person', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  await menu(page, 'Tickets');
  await expect(rows(page, 'Tickets').nth(1)).toBeVisible();
  const first = (await rows(page, 'Tickets').nth(1).getByRole('rowheader').textContent()) ?? '';
  await openWaybills(page);
  await expect(rows(page, 'Waybills').nth(1)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const calls = ['/api/get_all_tickets', '/api/get_waybills', '/api/fetch_terminals', '/api/capabilities'];
  for (const call of calls)
    await expect.poll(async () => (await kept(page)).copies.join(' ')).toContain(call);
  expect((await kept(page)).text).not.toContain(first);

  await server.kill();
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/admin/tickets`);
  await expect(rows(page, 'Tickets').nth(1)).toContainText(first);
  await expect(
    page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d [AP]M\. Internet disconnected$/),
  ).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();

  await openForm(page);
  for (const step of ['Sender Information', 'Receiver Information', 'Details of Goods'] as const) {
    await fillStep(page, step);
    await next(page);
  }
  await fillStep(page, 'Payment Info');
  await submit(page);
  const sender = PARCEL['Sender Information']['Sender Name'];
  const unsent = page.getByRole('row', { name: new RegExp(sender) });
  await expect(unsent).toBeVisible();
  await expect(page.locator('[data-print-sheet]').getByText('NOT VALID')).toHaveCount(1);
  expect((await kept(page)).text).not.toContain(sender);

  // The slip says that it is no receipt. Logging out is refused while the sale is unsent.
  await unsent.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Print a slip' }).click();
  await expect(page.getByRole('heading', { name: 'Slip', level: 1 })).toBeVisible();
  await expect(page.getByText(sender).first()).toBeVisible();
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  await expect(page.getByRole('alertdialog')).toContainText('You cannot log out yet');
  await page.getByRole('button', { name: 'Show unsent entries' }).click();

  await server.restart();
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 40_000 });
  await openWaybills(page);
  await expect(rows(page, 'Waybills').filter({ hasText: sender })).toHaveCount(1);
  await logOut();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(async () => (await kept(page)).copies).toEqual([]);
  const left = await kept(page);
  for (const read of [first, sender, ...calls]) expect(left.text).not.toContain(read);
  expect(left.urls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('a seat that this counter keeps is sold without a connection, by nobody else meanwhile, and is one ticket afterwards', async ({
  page,
  context,
  server: { url },
}) => {
  const company = await callerAs(url, SUPER_ADMIN);
  await company('PUT', 'edit_company', { outage_seats: '2' });
  await arrive(page, url);
  for (const copy of ['allotments', '/api/get_trips'])
    await expect.poll(async () => (await kept(page)).copies.join(' ')).toContain(copy);
  await openBooking(page);

  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(page.getByText(/^No connection: only seats that are kept for this counter/)).toBeVisible();
  const trip = await chooseTrip(page, 2, 'last');
  await expect(freeSeats(page)).toHaveCount(2);
  const [seat = 0] = await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);
  const unsent = page.getByRole('row', { name: new RegExp(PASSENGER.name) });
  await expect(unsent).toBeVisible();
  // Enter prints its slip, as it prints the receipt of a saved one; the passenger can travel with it.
  await expect(page.getByRole('button', { name: 'Print a slip' })).toBeFocused();
  const slip = page.locator('[data-print-sheet]');
  await expect(slip.getByText('VALID', { exact: true })).toHaveCount(1);
  await expect(
    page.getByText('Tickets, waybills and expenses are kept here and sent automatically.'),
  ).toBeVisible();
  // The sold seat is not offered again.
  await openBooking(page);
  await pickTrip(page, trip);
  await expect(freeSeats(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Seat ${seat}, Available` })).toHaveCount(0);

  // Meanwhile no other counter can sell the seat, neither of the same terminal nor of the head office.
  for (const email of ['awka@motorpark.example', SUPER_ADMIN]) {
    const other = await callerAs(url, email);
    const trips = rowsIn(await other('GET', 'get_trips?from=2000-01-01&limit=200'));
    const keeping = trips.filter(({ kept_seats: seats }) => Array.isArray(seats) && seats.includes(seat));
    expect(keeping.length).toBeGreaterThan(0);
    for (const { id, amount } of keeping) {
      const sale = other('POST', 'book_ticket', {
        trip_id: id,
        seat_number: [seat],
        traveler_name: 'Somebody Else',
        traveler_number: '08034127782',
        next_of_kin_mobile_no: '08034127783',
        travel_date: '1990-04-12',
        payment_method: 'Cash',
        amount,
      });
      await expect(sale).rejects.toThrow('is kept for an outage at another counter');
    }
  }

  await context.setOffline(false);
  await expect(page.getByText(/^Ticket TK-.+ is saved\.$/).first()).toBeVisible({ timeout: 40_000 });
  await menu(page, 'Tickets');
  await expect(rows(page, 'Tickets').filter({ hasText: PASSENGER.name })).toHaveCount(1);
  const { data } = await company('GET', `get_all_tickets?q=${encodeURIComponent(PASSENGER.name)}&limit=5`);
  const [sold, ...more] = rowsIn({ data });
  expect(more).toEqual([]);
  expect(sold?.['seat_number']).toBe(String(seat));
  expect(trip).toContain(String(fieldsOf(sold?.['trip'])['route_id']));
});
