import {
  PASSCODE,
  PASSENGER,
  arrive,
  chooseTrip,
  fillPassenger,
  next,
  openBooking,
  takeSeats,
} from './support/clerk';
import { expect, test } from './support/test';

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

  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Please enter your passcode.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
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
