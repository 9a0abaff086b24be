import type { Page } from '@playwright/test';
import { addDays, lagosDay } from '@motorpark/domain';
import { callerAs } from './support/caller';
import { aBus, aTripOf } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import {
  PASSENGER,
  chooseTrip,
  fillPassenger,
  fillTicket,
  arrive,
  next,
  openBooking,
  submit,
  ticketNumber,
  typeCredentials,
  pickTrip,
  takeSeats,
  tripField,
} from './support/clerk';

const DISCONNECTED = 'Internet disconnected';

/** Waits until everything is saved, and opens the ticket that was sent last. */
async function openSaved(page: Page) {
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ticket TK-\S+ is saved\.$/ })
    .first()
    .click();
}

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

test('a slow server and a dead one: the clerk is told, loses nothing, and each seat is sold once, by itself when it is back', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  const { trip, seats } = await fillTicket(page, 1);
  await test.step('after ten seconds of silence the clerk is told', async () => {
    server.freeze();
    await submit(page);
    await expect(page.getByText(DISCONNECTED)).toBeVisible({ timeout: 15_000 });
    server.thaw();
    await openSaved(page);
  });
  await test.step('it is sold once', async () => {
    const number = await ticketNumber(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
    await expect(page.getByRole('row', { name: new RegExp(PASSENGER.name) })).toHaveCount(1);
    await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible();
    await openBooking(page);
    await pickTrip(page, trip);
    await expect(page.getByRole('button', { name: `Seat ${seats[0]}, Reserved` })).toBeVisible();
  });
  await test.step('what a dead server did not take is sold when it is back', async () => {
    await takeSeats(page, 1);
    await next(page);
    await fillPassenger(page);
    await next(page);
    await page.getByRole('radio', { name: 'Cash' }).check();
    await server.kill();
    await submit(page);
    await expect(page.getByRole('row', { name: new RegExp(PASSENGER.name) })).toContainText(DISCONNECTED);
    await server.restart();
    await openSaved(page);
    await ticketNumber(page);
  });
});

test('with a dead server one is logged out on this machine at once, and a login is not taken for a wrong password', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  // Afterwards the code that the logout needs has loaded.
  await page.waitForLoadState('networkidle');
  await server.kill();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await typeCredentials(page, 'awka@motorpark.example');
  await expect(page.getByText(DISCONNECTED)).toBeVisible();
});

test('a trip that left while the form was filled in, and a full one: the clerk is told and keeps the passenger', async ({
  page,
  sharedServer: { url },
}) => {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  await aBus(office, 'FLR 404 AA', 4);
  const tomorrow = addDays(lagosDay(new Date().toISOString()), 1);
  const trip = await aTripOf(office, 'FLR 404 AA', tomorrow);
  await arrive(page, url);
  await page.goto(`${url}/#/admin/tickets/edit?trip=${trip}`);
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await clerk('PUT', `trip_status/${trip}`, { status: 'En-route', confirmed: true });
  await submit(page);
  await expect(page.getByText('This trip has left. Please choose another trip.').first()).toBeVisible();
  await pickTrip(page, /full/);
  await expect(page.getByText('This trip is full. Please choose another trip.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Seat \d+, Available$/ })).toHaveCount(0);
  await next(page);
  await expect(tripField(page)).toBeVisible();
  await chooseTrip(page, 1);
  await takeSeats(page, 1);
  await next(page);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
});
