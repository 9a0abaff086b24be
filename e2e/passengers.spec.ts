import {
  PASSENGER,
  arrive,
  chooseTrip,
  fillPassenger,
  next,
  openBooking,
  submit,
  takeSeats,
  ticketNumber,
} from './support/clerk';
import { expect, test } from './support/test';

test('on a phone a party of three is named by seat, found by any name, and its traveler by telephone the next time', async ({
  page,
  sharedServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, sharedServer.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await chooseTrip(page, 3);
  const [first = 0, second = 0, third = 0] = await takeSeats(page, 3);
  await next(page);
  await fillPassenger(page, { ...PASSENGER, phone: '0809 777 1122' });
  await page.getByLabel('Address').first().fill('12 Zik Avenue');
  await page.getByLabel(`Seat ${second}: Name`).fill('Bamidele Quadri');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(`Seat ${third}: Name`)).toBeFocused();
  await page.getByLabel(`Seat ${third}: Name`).fill('Chiamaka Quadri');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  const readBack = new RegExp(`^[\\w ]+ · \\w{3} \\d.* · Seats ${first}, ${second}, ${third} · ₦`);
  await expect(page.getByText(readBack)).toBeVisible();
  await page.getByRole('radio', { name: 'Debit card / POS' }).check();
  expect(await sideways()).toBeLessThanOrEqual(0);
  await submit(page);
  const number = await ticketNumber(page);
  await expect(page.getByText(`Seat ${third}: Chiamaka Quadri`)).toBeVisible();

  await page.goto(`${sharedServer.url}/#/admin/tickets?q=bamidele`);
  await expect(page.getByText(number)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openBooking(page);
  await chooseTrip(page, 1);
  await takeSeats(page, 1);
  await next(page);
  await page.getByLabel('Traveler Name').fill('Ada Obi');
  await page.getByLabel('Mobile Number').first().fill('+234 809 777 1122');
  await expect(page.getByText(`This phone is known: ${PASSENGER.name}.`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Address')).toHaveValue('12 Zik Avenue');
  await expect(page.getByLabel('Next of Kin Mobile Number')).toHaveValue(PASSENGER.nextOfKinPhone);
  await expect(page.getByLabel('Traveler Name')).toHaveValue('Ada Obi');
});
