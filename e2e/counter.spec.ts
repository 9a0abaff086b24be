import {
  PASSCODE,
  chooseTrip,
  fillPassenger,
  logIn,
  next,
  openBooking,
  takeSeats,
  typeCredentials,
} from './support/clerk';
import { everythingKept } from './support/everythingKept';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const AWKA = 'awka@motorpark.example';
const UCHE = 'uche@motorpark.example';
const PIN = '402918';
/** Nobody else in the demo company is called so. */
const TRAVELER = 'Zikora Umeh-Falana';
const PHONE = '08099887711';

async function lock(page: Page) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
}

test('two clerks share a counter: each finds what they were at by PIN, and nothing of it is readable to the other', async ({
  page,
  server,
}) => {
  await server.change(
    `insert into person (id, name, email, passcode_hash, role, terminal_id)
     select gen_random_uuid(), 'Uche Eze', '${UCHE}', passcode_hash, role, terminal_id from person where email = '${AWKA}'`,
  );
  await logIn(page, server.url);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'This counter' }).click();
  await page.getByLabel('Name of this counter').fill('Awka 2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This machine is Awka 2 of Awka.')).toBeVisible();
  await page.getByLabel('Your passcode').fill(PASSCODE);
  await page.getByLabel('New PIN').fill('123456');
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveAccessibleDescription(/easily guessed/);
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByText('Your PIN is chosen.')).toBeVisible();
  const ada = await page.evaluate(() => localStorage.getItem('adminName'));

  await openBooking(page);
  await chooseTrip(page, 1, 'last');
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await page.getByLabel('Traveler Name').fill(TRAVELER);
  await page.getByLabel('Next of Kin Mobile Number').fill(PHONE);
  await expect.poll(() => everythingKept(page)).toContain(PHONE);

  await lock(page);
  await page.getByLabel('PIN', { exact: true }).fill('835026');
  await expect(page.getByLabel('PIN', { exact: true })).toHaveAccessibleDescription('This PIN is wrong.');
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);

  await lock(page);
  await expect.poll(() => everythingKept(page)).not.toContain(TRAVELER);
  await page.getByRole('button', { name: 'Log in as somebody else' }).click();
  await typeCredentials(page, UCHE);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const readable = await everythingKept(page);
  expect(readable).not.toContain(TRAVELER);
  expect(readable).not.toContain(PHONE);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('tickets');
  await openBooking(page);
  await expect(page.getByText('Your unfinished ticket was kept.')).toBeHidden();

  await lock(page);
  await page.getByRole('radio', { name: ada ?? '' }).check();
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
  await expect(page.getByLabel('Next of Kin Mobile Number')).toHaveValue(PHONE);
  await expect(page.getByRole('button', { name: `Account of ${ada}` })).toBeVisible();
  expect(server.output()).not.toContain(PIN);
});
