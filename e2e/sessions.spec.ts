import {
  PASSCODE,
  PASSENGER,
  arrive,
  chooseTrip,
  fillPassenger,
  next,
  openBooking,
  takeSeats,
  typeCredentials,
} from './support/clerk';
import { expect, test } from './support/test';

const AWKA = 'awka@motorpark.example';
const OWN = 'Garri & egusi soup 7';
const NEXT = 'Amala & ewedu soup 8';

test('an hour without anybody locks every tab in the middle of a booking, and the passcode brings back what was typed', async ({
  page,
  context,
  sharedServer,
}) => {
  await context.clock.install();
  await arrive(page, sharedServer.url);
  const other = await context.newPage();
  await other.goto(`${sharedServer.url}/#/admin/trips`);
  await expect(other.getByRole('heading', { name: 'Outgoing Trips' })).toBeVisible();
  await other.keyboard.press('?');
  const help = other.getByRole('dialog');
  await expect(help).toBeVisible();
  await openBooking(page);
  await chooseTrip(page, 1, 'last');
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));

  await page.clock.fastForward('01:01:00');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.content()).not.toContain('Traveler Name');
  expect(await page.content()).not.toContain(PASSENGER.phone);
  const answer = await fetch(`${sharedServer.url}/api/get_trips`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await answer.text()).toContain('"locked":true');
  await page.keyboard.press('Alt+n');

  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This passcode is wrong.',
  );
  await page.getByLabel('Password', { exact: true }).fill(PASSCODE);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
  await expect(page.getByLabel('Date of Birth')).toBeFocused();
  await expect(page.getByLabel('Next of Kin Mobile Number')).toHaveValue(PASSENGER.nextOfKinPhone);
  await expect(help).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await next(page);
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeVisible();
});

test('whoever got their passcode from somebody else chooses their own before anything else, changes it from the menu of their account, and logs in with it from then on', async ({
  page,
  server,
}) => {
  await server.change(`update person set must_change_passcode = true where email = '${AWKA}'`);
  await page.goto(server.url);
  await typeCredentials(page, AWKA);
  await expect(page.getByRole('heading', { name: 'Choose your own passcode' })).toBeVisible();
  await page.getByLabel('Current passcode').fill(PASSCODE);
  await page.getByLabel('New passcode', { exact: true }).fill('Awka@Motorpark.Example');
  await page.getByLabel('New passcode again').fill('Awka@Motorpark.Example');
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await expect(page.getByLabel('New passcode', { exact: true })).toHaveAccessibleDescription(
    /A name or an e-mail address is easily guessed/,
  );
  await page.getByLabel('New passcode', { exact: true }).fill(OWN);
  await page.getByLabel('New passcode again').fill(OWN);
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Change passcode' }).click();
  await expect(page.getByRole('heading', { name: 'Change passcode', level: 1 })).toBeVisible();
  await page.getByLabel('Current passcode').fill('Wrong#2026');
  await page.getByLabel('New passcode', { exact: true }).fill(NEXT);
  await page.getByLabel('New passcode again').fill(NEXT);
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await expect(page.getByLabel('Current passcode')).toHaveAccessibleDescription(/wrong/);
  await page.getByLabel('Current passcode').fill(OWN);
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await expect(page.getByText('Passcode changed successfully')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/#/login`);
  await page.reload();
  await typeCredentials(page, AWKA, NEXT);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  for (const own of [OWN, NEXT]) expect(server.output()).not.toContain(own);
});

test('somebody sees where they are logged in, and logs out there; their terminal, once renamed, keeps its incoming parcels and is called by its new name', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await arrive(elsewhere, server.url);
  await arrive(page, server.url);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Where you are logged in' }).click();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out there' }).click();
  await page.getByRole('button', { name: 'Yes, Log out' }).click();
  await expect(page.getByText('Logged out there.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Trips', exact: true }).click();
  await expect(elsewhere.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await elsewhere.context().close();

  await page.goto(`${server.url}/#/admin/waybill?type=incoming`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.count();
  await server.change(`update terminal set name = 'Awka Central' where name = 'Awka'`);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Awka Central terminal');
  await expect(rows.nth(1)).toBeVisible();
  expect(await rows.count()).toBe(before);
});
