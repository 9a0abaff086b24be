import {
  arrive,
  fillPassenger,
  next,
  openBooking,
  pickTrip,
  submit,
  takeSeats,
  ticketNumber,
} from './support/clerk';
import { callerAs, fieldsOf, rowsIn } from './support/caller';
import { choose } from './support/office';
import { expect, test } from './support/test';

const SUPER_ADMIN = 'super@motorpark.example';
const BUS = 'ANB 611 XT';

test('a company plans itself: a service makes its trips, a family is sold seats, the timetable leaves that trip alone, and its bus leaves with its papers or a reason', async ({
  page,
  server: { url },
}) => {
  test.slow();
  const office = await callerAs(url, SUPER_ADMIN);
  await office('PUT', 'edit_company', {
    child_age: '12',
    child_percent: '50',
    infant_age: '2',
    vehicle_papers: 'Insurance',
    driver_papers: '',
    paper_rule: 'required',
  });

  await arrive(page, url, SUPER_ADMIN);
  await page.goto(`${url}/#/super-admin/routes?q=Awka - Lagos`);
  await choose(page, 'Awka - Lagos', 'Timetable');
  await page.getByRole('button', { name: 'Add service' }).click();
  const form = page.getByRole('form', { name: 'Add a service' });
  await form.getByLabel('Departure').fill('11:45 pm');
  await form.getByLabel('Days').fill('Daily');
  await form.getByLabel('Vehicle type').selectOption('Bus');
  await form.getByLabel('Seats').fill('10');
  await form.getByLabel('Fare').fill('20,000');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.getByText(/^1[45] trips are added$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save the timetable' }).click();
  await expect(page.getByText('The timetable is saved.')).toBeVisible();

  await arrive(page, url);
  await openBooking(page);
  await pickTrip(page, /11:45 PM/);
  const seats = await takeSeats(page, 2);
  await next(page);
  await fillPassenger(page);
  await page.getByLabel(`Seat ${seats[1]}: Pays as`).selectOption('child');
  await page.getByLabel('Infants on the lap').fill('Kamsi Nwankwo-Bello');
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(page.getByText('₦30,000.00').first()).toBeVisible();
  await submit(page);
  const number = await ticketNumber(page);
  await expect(page.getByText('Kamsi Nwankwo-Bello').first()).toBeVisible();
  await expect(page.getByText('No bus yet').first()).toBeVisible();

  const clerk = await callerAs(url, 'awka@motorpark.example');
  const ticket = fieldsOf((await clerk('GET', `get_ticket/${number}`))['data']);
  const trip = String(ticket['trip_id']);
  await page.goto(`${url}/#/admin/trips/boarding?id=${trip}`);
  await expect(page.getByRole('rowheader', { name: 'Ben Eze, child' })).toBeVisible();
  await page.goto(`${url}/#/admin/trips/manifest?id=${trip}`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('No bus yet: assign one first, then let the trip leave.')).toBeVisible();

  await arrive(page, url, SUPER_ADMIN);
  await page.goto(`${url}/#/super-admin/routes?q=Awka - Lagos`);
  await choose(page, 'Awka - Lagos', 'Timetable');
  await choose(page, '11:45 PM', 'Edit');
  await page.getByRole('form', { name: 'Edit the service' }).getByLabel('Fare').fill('22,000');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(
    page.getByRole('table', { name: '1 trip stays as before' }).getByText('It has tickets.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save the timetable' }).click();
  await expect(page.getByText('The timetable is saved.')).toBeVisible();

  const [driver] = rowsIn(await office('GET', 'get_drivers?limit=1'));
  await office('POST', 'create_vehicles', {
    vehicle_number: BUS,
    vehicle_type: 'Bus',
    vehicle_seat_number: 10,
    assigned_driver: driver?.['driver_name'],
  });
  const planned = fieldsOf((await office('GET', `get_trip/${trip}`))['data']);
  await office('PUT', `edit_trip/${trip}`, { ...planned, vehicle_number: BUS });
  await page.goto(`${url}/#/super-admin/trips/manifest?id=${trip}`);
  await page.getByRole('button', { name: 'Leave' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByText(/Nobody is aboard yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Set En-route' }).click();
  await expect(dialog.getByText(`${BUS} has no Insurance on record.`)).toBeVisible();
  await dialog.getByLabel('Reason').fill('The sticker comes tomorrow');
  await dialog.getByRole('button', { name: 'Set En-route' }).click();
  await expect(page.getByText('En-route').first()).toBeVisible();
  expect((await office('GET', `get_trip/${trip}`))['data']).toMatchObject({ status: 'En-route' });
});
