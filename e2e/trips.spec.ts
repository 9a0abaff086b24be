import type { Page } from '@playwright/test';
import { arrive, fillPassenger, next, pickTrip, submit, takeSeats, ticketNumber } from './support/clerk';
import { fillMoment, momentFields, shownDay } from './support/moment';
import { expect, test } from './support/test';
import { takeStep } from './support/tripStep';

interface Night {
  /** The departure, as typed and as the list shows it. */
  at: string;
  shown: RegExp;
}

/** A late hour from six days ahead on, after the end of the demo company's timetable, so that every vehicle is free. */
const nightOf = (place: number): Night => ({
  at: `${new Date(Date.now() + (5 + place) * 24 * 60 * 60_000).toISOString().slice(0, 10)}T23:4${place}`,
  shown: new RegExp(`11:4${place} PM`),
});

const openTrips = async (page: Page, type = 'Outgoing') => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Trips' }).click();
  if (type === 'Incoming') await page.getByRole('link', { name: 'Incoming' }).click();
  await expect(page.getByRole('heading', { name: `${type} Trips` })).toBeVisible();
};

const rowAt = (page: Page, time: RegExp) => page.getByRole('row').filter({ hasText: time });

async function act(page: Page, time: RegExp, label: string) {
  await rowAt(page, time)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

const form = (page: Page) => page.getByRole('form');

async function pick(page: Page, field: string, text: string) {
  await form(page).getByLabel(field).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

/** Creates a trip to Lagos at night and returns its vehicle. */
async function createTrip(page: Page, night: Night): Promise<string> {
  await page.getByRole('link', { name: 'Create Trip' }).click();
  await expect(page.getByRole('heading', { name: 'Create Trips' })).toBeVisible();
  await pick(page, 'Route', 'Awka - Lagos');
  await fillMoment(page, night.at);
  await form(page).getByLabel('Vehicle').click();
  const free = page.getByRole('option', { name: /18 seats/ }).first();
  const vehicle = /^[A-Z]{3} \d+ [A-Z]{2}/.exec((await free.textContent()) ?? '')?.[0] ?? '';
  await free.click();
  await form(page).getByLabel('Amount').fill('21,500');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Trip created successfully')).toBeVisible();
  return vehicle;
}

test('the form of a trip says what is wrong with it and where a vehicle is, and asks before it is left; without tickets the trip is deleted, and stays deleted', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  const night = nightOf(3);
  await arrive(page, sharedServer.url);
  await openTrips(page);
  await page.getByRole('link', { name: 'Create Trip' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  for (const message of [
    'Route is required',
    'Travel date is required',
    'Vehicle is required',
    'Amount is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await fillMoment(page, '2020-01-01T07:00');
  await expect(page.getByText('The travel date cannot be in the past.')).toBeVisible();
  await page.getByRole('link', { name: 'Trips', exact: true }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Outgoing Trips' })).toBeVisible();

  const vehicle = await createTrip(page, night);
  // A vehicle that is away then comes last, and the server refuses it.
  await pick(page, 'Route', 'Awka - Lagos');
  await fillMoment(page, night.at);
  await form(page).getByLabel('Vehicle').fill(vehicle);
  await expect(page.getByRole('option')).toContainText('on Awka - Lagos until about');
  await page.getByRole('option').click();
  // The route's fare is filled in, and staff can only raise it.
  const amount = form(page).getByLabel('Amount');
  await expect(amount).toHaveValue('18,500');
  await expect(amount).toHaveAccessibleDescription(/What one seat costs, at least ₦18,500\.00/);
  await amount.fill('1,000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(amount).toHaveAccessibleDescription(
    /The fare of Awka - Lagos is at least ₦18,500\.00\. Only the head office can plan a trip below it\./,
  );
  await amount.fill('21500');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(form(page).getByLabel('Vehicle')).toHaveAccessibleDescription(
    new RegExp(`${vehicle} is on Awka - Lagos from .* until about .*\\. Choose another vehicle or time\\.`),
  );

  await page.getByRole('link', { name: 'Trips', exact: true }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await act(page, night.shown, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
  await expect(dialog).toContainText('This action cannot be undone.');
  await expect(dialog).toContainText(
    'Traveler information, seat assignment and payment details may be lost.',
  );
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await act(page, night.shown, 'Delete');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Trip deleted successfully.')).toBeVisible();
  await expect(rowAt(page, night.shown)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(rowAt(page, night.shown)).toHaveCount(0);
});

test('a trip is created, sold and changed; with a ticket it cannot be deleted', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  const night = nightOf(1);
  await arrive(page, sharedServer.url);
  await openTrips(page);
  const vehicle = await createTrip(page, night);
  await expect(form(page).getByLabel('Amount')).toHaveValue('');
  await openTrips(page);
  await expect(rowAt(page, night.shown)).toContainText(vehicle);
  await expect(rowAt(page, night.shown)).toContainText('Scheduled');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await pickTrip(page, night.shown);
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);
  await ticketNumber(page);

  await openTrips(page);
  await act(page, night.shown, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Trip' })).toBeVisible();
  await expect(form(page).getByLabel('Vehicle')).toHaveValue(vehicle);
  await expect(form(page).getByLabel('Amount')).toHaveValue('21,500');
  await page.reload();
  await expect(momentFields(page).day).toHaveValue(shownDay(night.at));
  await expect(momentFields(page).time).toHaveValue(night.at.slice(11));
  await form(page).getByLabel('Amount').fill('22000');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  const refusal = '1 ticket is sold for this trip. Only a super admin can change its fare.';
  await expect(form(page).getByText(refusal)).toBeVisible();
  await form(page).getByLabel('Amount').fill('21500');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText('Trip edited successfully')).toBeVisible();

  await openTrips(page);
  await act(page, night.shown, 'View');
  const details = page.getByRole('dialog', { name: 'Trip Details' });
  for (const fact of ['Awka', 'Lagos', vehicle, 'Created']) await expect(details).toContainText(fact);
  await page.keyboard.press('Escape');

  await act(page, night.shown, 'Delete');
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' })
    .getByRole('button', { name: 'Yes, Delete' })
    .click();
  const inTheWay = page.getByRole('dialog', { name: 'This trip has tickets' });
  await expect(inTheWay).toContainText('1 ticket is sold for this trip.');
  await expect(inTheWay.getByRole('link', { name: 'Go to the tickets' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a trip is sent off, taken back with a reason, and completed where it arrives', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  const night = nightOf(2);
  await arrive(page, sharedServer.url);
  await openTrips(page);
  await createTrip(page, night);
  await openTrips(page);
  await takeStep(
    page,
    'En-route',
    () => act(page, night.shown, 'En-route'),
    rowAt(page, night.shown).filter({ hasText: 'En-route' }),
  );
  await act(page, night.shown, 'Back to Scheduled…');
  const back = page.getByRole('dialog', { name: 'Back to Scheduled' });
  await back.getByRole('button', { name: 'Back to Scheduled' }).click();
  await expect(back.getByText('Please say why the status is taken back.')).toBeVisible();
  await back.getByLabel('Reason').fill('Wrong row');
  await back.getByRole('button', { name: 'Back to Scheduled' }).click();
  await expect(rowAt(page, night.shown)).toContainText('Scheduled');
  await act(page, night.shown, 'View');
  const history = page
    .getByRole('dialog', { name: 'Trip Details' })
    .getByRole('list', { name: /^History of trip / });
  await expect(history.getByRole('listitem')).toHaveText([/^Created/, /En-route/, /Wrong row/]);
  await page.keyboard.press('Escape');
  await takeStep(
    page,
    'En-route',
    () => act(page, night.shown, 'En-route'),
    rowAt(page, night.shown).filter({ hasText: 'En-route' }),
  );

  await arrive(page, sharedServer.url, 'lagos@motorpark.example');
  await openTrips(page, 'Incoming');
  await rowAt(page, night.shown)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'View',
    'Boarding',
    'Manifest',
    'Parcels',
    'Completed',
  ]);
  const complete = () => page.getByRole('menuitem', { name: 'Completed' }).click();
  await takeStep(page, 'Completed', complete, rowAt(page, night.shown).filter({ hasText: 'Completed' }));
});

test('the head office sees every trip and may change it', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url, 'super@motorpark.example');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Trips' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Scheduled' }).first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Trip' })).toBeVisible();
  await form(page).getByLabel('Amount').fill('31000');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  // Tickets of this trip are sold, so a reason is required for the history.
  const why = page.getByRole('dialog', { name: 'Why is this changed?' });
  await why.getByLabel('Reason').fill('Fuel costs more');
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Trip edited successfully')).toBeVisible();
});
