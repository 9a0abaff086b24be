import { addDays, lagosDay } from '@motorpark/domain';
import { callerAs } from './support/caller';
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
import { SUPER_ADMIN, choose } from './support/office';
import { expect, test } from './support/test';

test('students pay less and say why, the report leads from a fare that came late to its ticket, and the day’s trip gets its bus, driver and conductor', async ({
  page,
  server: { url },
}) => {
  test.slow();
  const tomorrow = addDays(lagosDay(new Date().toISOString()), 1);
  const office = await callerAs(url, SUPER_ADMIN);
  const service = { route_id: 'Awka - Lagos', departs_at: '23:45', weekdays: 'Daily', vehicle_type: 'Bus' };
  const days = { from_day: tomorrow, until_day: '', not_on: '', also_on: '' };
  await office('POST', 'create_services', { ...service, ...days, seats: '10', fare: '20000' });
  await office('POST', 'create_discounts', {
    name: 'Students',
    percent: '10',
    amount_off: '',
    from_day: addDays(tomorrow, -1),
    until_day: '',
    most_uses: '',
    given_by: 'staff',
    reason_rule: 'asked',
  });

  await arrive(page, url);
  await openBooking(page);
  await pickTrip(page, /11:45 PM/);
  await takeSeats(page, 2);
  await next(page);
  await fillPassenger(page);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByRole('button', { name: 'Give a discount' }).click();
  await page.getByLabel('Discount', { exact: true }).selectOption('Students');
  await expect(page.getByLabel('Amount Paid')).toHaveValue('₦36,000.00');
  await submit(page);
  await expect(page.getByText('Please say why Students is given.')).toBeVisible();
  await page.getByLabel('Reason for the discount').fill('Student card UNN/2026/114');
  await submit(page);
  const number = await ticketNumber(page);
  await page.getByRole('link', { name: 'Customer Receipt' }).click();
  await expect(page.getByRole('article').first()).toContainText('Students, ₦4,000.00 off');

  await arrive(page, url, SUPER_ADMIN);
  await office('POST', 'create_fares', {
    route_id: 'Awka - Lagos',
    vehicle_type: '',
    name: 'Promotion',
    from_day: tomorrow,
    until_day: tomorrow,
    fare: '15000',
  });
  await page.goto(`${url}/#/super-admin/routes/fares?q=Promotion`);
  await choose(page, 'Awka - Lagos', 'Tickets Sold Above It');
  await page.getByRole('link', { name: new RegExp(`^Above the fare, .*${number}`) }).click();
  await expect(page).toHaveURL(new RegExp(`overview\\?id=${number}`));
  await expect(page.getByText(number).first()).toBeVisible();

  await page.goto(`${url}/#/super-admin/drivers/create-driver`);
  await page.getByLabel('Name').fill('Ifeoma Conductor');
  await page.getByLabel('Phone Number').fill('0806 123 4567');
  await page.getByLabel('Address').fill('3 Ogui Road, Enugu');
  await page.getByRole('radio', { name: 'Conductor' }).check();
  await page.getByRole('button', { name: 'Create Driver' }).click();
  await expect(page.getByText('Driver created successfully')).toBeVisible();

  await page.goto(`${url}/#/super-admin/trips/assign`);
  await page.getByLabel('Day').fill(tomorrow.split('-').toReversed().join('/'));
  // By its text: while a list is open, roles outside of it are hidden.
  const trip = page.locator('tr').filter({ hasText: '11:45 PM' }).first();
  await expect(trip).toContainText('Lacks a bus and a driver');
  for (const label of ['Vehicle', 'Driver']) {
    const field = trip.getByLabel(label, { exact: true });
    const free = page.getByRole('option').first();
    // A list closes when the page scrolls, as it does to show the field.
    await expect(async () => {
      await field.press('ArrowDown');
      await expect(free).toBeVisible({ timeout: 1_000 });
      await field.press('Enter');
      await expect(field).not.toHaveValue('', { timeout: 1_000 });
    }).toPass();
  }
  const second = trip.getByLabel('Second driver or conductor');
  const conductor = page.getByRole('option', { name: /Ifeoma Conductor/ });
  await expect(async () => {
    await second.fill('');
    await second.fill('Ifeoma C');
    await expect(conductor).toBeVisible({ timeout: 1_000 });
    await second.press('ArrowDown');
    await second.press('Enter');
    await expect(second).toHaveValue('Ifeoma Conductor', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('1 trip saved.')).toBeVisible();
  await expect(trip).not.toContainText('Lacks');
});
