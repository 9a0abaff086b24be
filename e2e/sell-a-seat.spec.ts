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
  sharedServer: server,
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

  const announced = page.getByText('Ticket created successfully!');
  await expect(announced).toBeVisible();
  const number = await ticketNumber(page);
  await expect(page.getByText(PASSENGER.name).first()).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(number) })).toBeVisible();

  // What announces the sale stays with its screen.
  await fillTicket(page, 1);
  await expect(announced).toHaveCount(0);
  await submit(page);
  await ticketNumber(page);

  await server.restart();
  await page.goto(`${server.url}/#/admin/tickets`);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(`${first}, ${second}`);
  await openBooking(page);
  await pickTrip(page, trip);
  await expect(page.getByRole('button', { name: `Seat ${first}, Reserved` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Seat ${second}, Reserved` })).toBeVisible();
});

const ANOTHER_BUS = 'UNF 201 AA';

test('neither going back and forth between the steps nor a reload loses anything; what is unfinished never gets into the sale of the next customer', async ({
  page,
  sharedServer,
}) => {
  const office = await callerAs(sharedServer.url, SUPER_ADMIN);
  await aBus(office, ANOTHER_BUS, 4);
  await aTripOf(office, ANOTHER_BUS, addDays(lagosDay(new Date().toISOString()), 1));
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
