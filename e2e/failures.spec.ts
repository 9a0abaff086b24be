import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  PASSENGER,
  chooseTrip,
  fillTicket,
  arrive,
  next,
  openBooking,
  submit,
  ticketNumber,
  typeCredentials,
  pickTrip,
  tripField,
} from './support/clerk';

const DISCONNECTED = 'Internet disconnected';

/** Waits until everything is saved, and opens the ticket that was still sending. */
async function openSaved(page: Page) {
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ticket TK-\S+ is saved\.$/ })
    .click();
}

test('a wrong password and an unknown e-mail get the same answer', async ({ page, sharedServer }) => {
  await page.goto(sharedServer.url);
  await typeCredentials(page, 'awka@motorpark.example', 'not-my-passcode');
  await expect(page.getByText('Invalid email or passcode.').first()).toBeVisible();
  await page.reload();
  await typeCredentials(page, 'nobody@motorpark.example', 'not-my-passcode');
  await expect(page.getByText('Invalid email or passcode.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@motorpark.example');
});

test('an empty login says what is missing', async ({ page, sharedServer }) => {
  await page.goto(sharedServer.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('without a token a link leads to login, and from there to where it pointed', async ({
  page,
  sharedServer,
}) => {
  await page.goto(`${sharedServer.url}/#/admin/tickets`);
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await typeCredentials(page, 'awka@motorpark.example');
  await expect(page.getByRole('heading', { name: 'Ticket History' })).toBeVisible();
});

test('staff and super admins are sent to their own area', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/super-admin/dashboard`);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/dashboard$/);
});

test('a stale token ends the session with a word, and login leads back', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
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

test('a dead server: the clerk is told, loses nothing, and it sells by itself when it is back', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  await fillTicket(page, 1);
  await server.kill();
  await submit(page);
  await expect(page.getByRole('row', { name: new RegExp(PASSENGER.name) })).toContainText(DISCONNECTED);
  await server.restart();
  await openSaved(page);
  await ticketNumber(page);
});

test('a dead server at login is not taken for a wrong password', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByLabel('Email')).toBeVisible();
  await server.kill();
  await typeCredentials(page, 'awka@motorpark.example');
  await expect(page.getByText(DISCONNECTED)).toBeVisible();
});

test('a slow server: after ten seconds the clerk is told, and the seat is sold once', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  const { trip, seats } = await fillTicket(page, 1);
  server.freeze();
  await submit(page);
  await expect(page.getByText(DISCONNECTED)).toBeVisible({ timeout: 15_000 });
  server.thaw();
  await openSaved(page);
  const number = await ticketNumber(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(page.getByRole('row', { name: new RegExp(PASSENGER.name) })).toHaveCount(1);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await openBooking(page);
  await pickTrip(page, trip);
  await expect(page.getByRole('button', { name: `Seat ${seats[0]}, Reserved` })).toBeVisible();
});

test('a full trip says so and lets nobody go on', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await openBooking(page);
  await pickTrip(page, /full/);
  await expect(page.getByText('This trip is full. Please choose another trip.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Seat \d+, Available$/ })).toHaveCount(0);
  await next(page);
  await expect(tripField(page)).toBeVisible();
});

test('a trip that left while the form was filled in: the clerk is told and keeps the passenger', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  const { trip } = await fillTicket(page, 1);
  const [, route, time] = /^(.+), \S+ (\d\d:\d\d [AP]M)$/.exec(trip) ?? [];
  await server.change(`update trip set status = 'En-route' from route where route.id = route_id and code = '${route}'
    and to_char(departs_at at time zone 'Africa/Lagos', 'HH12:MI AM') = '${time}'`);
  await submit(page);
  await expect(page.getByText('This trip has left. Please choose another trip.').first()).toBeVisible();
  await chooseTrip(page, 1);
  await page
    .getByRole('button', { name: /^Seat \d+, Available$/ })
    .first()
    .click();
  await next(page);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
});
