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
  field,
  logIn,
  next,
  openBooking,
  pickTrip,
  submit,
  takeSeats,
  ticketNumber,
  tripField,
} from './support/clerk';

test('a clerk sells two seats, and after a restart the ticket and its seats are still there', async ({
  page,
  server,
}) => {
  await logIn(page, server.url);
  await openBooking(page);
  await expect(page.getByText('Select trip to view info')).toBeVisible();
  const trip = await chooseTrip(page, 2);
  const [first, second] = await takeSeats(page, 2);
  await next(page);
  await fillPassenger(page);
  await next(page);
  await expect(page.getByLabel('Amount Paid')).toHaveAttribute('readonly');
  await expect(
    page.getByText('Please ensure payment is fully confirmed before issuing receipts.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);

  await expect(page.getByText('Ticket created successfully!')).toBeVisible();
  const noTill = page.getByText('This cash belongs to no till. Open your till with Alt+O.');
  await expect(noTill).toBeVisible();
  await expect(noTill).toHaveCount(0);
  const number = await ticketNumber(page);
  await expect(page.getByText(PASSENGER.name).first()).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(number) })).toBeVisible();

  // The notice comes once per login.
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
  await expect(noTill).toHaveCount(0);

  await server.restart();
  await page.goto(`${server.url}/#/admin/tickets`);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(`${first}, ${second}`);
  await openBooking(page);
  await pickTrip(page, trip);
  await expect(page.getByRole('button', { name: `Seat ${first}, Reserved` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Seat ${second}, Reserved` })).toBeVisible();
});

test('what is missing or wrong is said at its field, step by step; a date of birth is typed day first, a phone as one likes', async ({
  page,
  sharedServer,
}) => {
  const notAPhone = page.getByText('Enter a phone number, such as 0803 412 7781 or +44 7700 900123.');
  await arrive(page, sharedServer.url);
  await openBooking(page);
  await next(page);
  await expect(page.getByText('Please select a trip.')).toBeVisible();
  await expect(page.getByText('Please select at least one seat.')).toBeVisible();
  await chooseTrip(page, 1);
  await takeSeats(page, 1);
  await next(page);
  await next(page);
  for (const message of [
    'Traveler name is required.',
    'Mobile number is required.',
    'Next of kin is required.',
    'Date of birth is required.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await fillPassenger(page);
  const dateOfBirth = page.getByLabel('Date of Birth');
  await dateOfBirth.fill('04/17/1990');
  await next(page);
  await expect(
    page.getByText('There is no month 17. The day comes first, such as 25/12/1992.'),
  ).toBeVisible();
  await expect(dateOfBirth).toHaveValue('04/17/1990');
  await expect(dateOfBirth).toBeFocused();
  await dateOfBirth.fill('17 Apr 90');
  await expect(page.getByText('17 April 1990')).toBeVisible();

  await field(page, 'Mobile Number').first().fill('0803');
  await field(page, 'Next of Kin Mobile Number').fill('abc');
  await next(page);
  await expect(notAPhone).toHaveCount(2);
  await field(page, 'Mobile Number').first().fill('+234-803-412-7781');
  await field(page, 'Next of Kin Mobile Number').fill('0044 7700 900123');
  await expect(notAPhone).toHaveCount(0);
  await next(page);
  await submit(page);
  await expect(page.getByText('Please select a payment mode.')).toBeVisible();
  await expect(page.getByText('Please fill all required fields before submitting.')).toBeVisible();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(dateOfBirth).toHaveValue('17/04/1990');
  await next(page);
  await submit(page);
  await expect(page.getByRole('article').getByText('0803 412 7781')).toBeVisible();
  await expect(page.getByRole('article').getByText('+447700900123')).toBeVisible();
});

test('neither going back and forth between the steps nor a reload loses anything', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { seats, trip } = await fillTicket(page, 2);
  const areChosen = async () => {
    await expect(tripField(page)).toHaveValue(trip);
    for (const seat of seats) {
      await expect(page.getByRole('button', { name: `Seat ${seat}, Booked` })).toBeVisible();
    }
  };
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
  await page.getByRole('button', { name: 'Trip Information' }).click();
  await areChosen();
  await next(page);
  await page.reload();
  await expect(page.getByText(`Your unfinished ticket of ${PASSENGER.name} was kept.`)).toBeVisible();
  await expect(page.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
  await page.getByRole('button', { name: 'Previous' }).click();
  await areChosen();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(tripField(page)).toHaveValue('');
});

const ANOTHER_BUS = 'UNF 201 AA';

test('an unfinished ticket says whose it is, and never gets into the sale of the next customer', async ({
  page,
  sharedServer,
}) => {
  const office = await callerAs(sharedServer.url, SUPER_ADMIN);
  await aBus(office, ANOTHER_BUS, 4);
  await aTripOf(office, ANOTHER_BUS, addDays(lagosDay(new Date().toISOString()), 1));
  await arrive(page, sharedServer.url);
  await fillTicket(page, 1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.keyboard.press('Alt+n');
  await expect(page.getByText(`Your unfinished ticket of ${PASSENGER.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(tripField(page)).toHaveValue('');

  await chooseTrip(page, 1);
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const board = page.getByRole('table', { name: 'Departures of today and tomorrow' });
  const row = board.getByRole('row').filter({ hasText: ANOTHER_BUS });
  await row.getByRole('link', { name: 'Lagos', exact: true }).click();
  await page.getByRole('link', { name: 'Sell seats' }).click();
  await expect(page.getByText(`Your unfinished ticket of ${PASSENGER.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(tripField(page)).not.toHaveValue('');
  await expect(page.getByText('Your unfinished ticket')).toBeHidden();
  await takeSeats(page, 1);
  await next(page);
  await expect(page.getByLabel('Traveler Name')).toHaveValue('');
});

test('a browser that keeps nothing sells tickets too', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await fillTicket(page, 1);
  await submit(page);
  await ticketNumber(page);
});
