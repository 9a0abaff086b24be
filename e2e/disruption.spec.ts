import { addDays, lagosDay } from '@motorpark/domain';
import { callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive } from './support/clerk';
import { chooseIn } from './support/core';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { loseResponses } from './support/outage';
import { expect, test } from './support/test';

const BROKEN = 'DSR 301 AA';
const SMALLER = 'DSR 302 AA';
const NEXT = 'DSR 303 AA';
const MISTAKEN = 'DSR 304 AA';
const TOMORROW = addDays(lagosDay(new Date().toISOString()), 1);

const companion = (seat_number: number, name: string, phone: string) => ({
  seat_number,
  name,
  phone,
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
});

test('a bus breaks down and a smaller one goes; of those without a seat one gets another on the next bus, one their money back', async ({
  page,
  sharedServer: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const clerk = await callerAs(url, 'awka@motorpark.example');
  await aBus(office, BROKEN, 6);
  await aBus(office, SMALLER, 2);
  await aBus(office, NEXT, 4);
  const trip = await aTripOf(office, BROKEN, TOMORROW);
  const next = await aTripOf(office, NEXT, TOMORROW);
  await sold(clerk, trip, [1], { traveler_name: 'Ada Keeps' });
  await sold(clerk, trip, [4, 5], {
    traveler_name: 'Ben Moves',
    companions: [companion(5, 'Uche Waits', '08031112222')],
  });
  const waiting = await sold(clerk, trip, [6], { traveler_name: 'Zik Waits' });

  await arrive(page, url);
  await page.evaluate((hash) => void (location.hash = hash), `#/admin/trips/boarding?id=${trip}`);
  await page.getByRole('link', { name: 'Disruption' }).click();
  await page.getByRole('combobox', { name: /^Vehicle/ }).fill(SMALLER);
  const smaller = page.getByRole('option', { name: SMALLER });
  await expect(smaller).toContainText('too small for 4');
  await smaller.click();
  await page.getByRole('textbox', { name: /^Why/ }).fill('The gearbox broke');
  await page.getByRole('button', { name: 'Show the effect on passengers' }).click();
  await expect(
    page.getByText('1 passenger keeps their seat, 1 gets another one, 2 are without.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '0803 111 2222' })).toHaveAttribute('href', 'tel:08031112222');
  // The response is lost; the call that is sent again is carried out only once, and its outcome is shown.
  const letThrough = await loseResponses(page, 'disrupt_trip/**');
  const swap = page.getByRole('button', { name: 'Swap the vehicle' });
  await swap.click();
  await expect(page.getByText('Internet disconnected')).toBeVisible();
  await letThrough();
  await swap.click();

  await expect(page.getByRole('heading', { name: 'Without a seat', level: 1 })).toBeVisible();
  await expect(page.getByText('2 passengers have a changed ticket')).toBeVisible();
  await page.getByRole('button', { name: 'See who' }).click();
  const moved = page.getByRole('table', { name: 'Passengers with a changed ticket' });
  // Who keeps the seat has a ticket of the former bus, too.
  await expect(moved.getByRole('row').nth(1)).toContainText(/Ada Keeps.*Seat 1Seat 1/);
  await expect(moved.getByRole('row').nth(2)).toContainText(/Ben Moves.*Seat 4Seat 2/);
  await moved.getByRole('link', { name: 'Ben Moves' }).click();
  await expect(page.getByRole('region', { name: 'Customer Receipt' })).toContainText('Ben Moves');
  await page.goBack();
  await expect(moved).toBeVisible();
  await page.goBack();
  await page.getByText('Uche Waits').click();
  const dialog = page.getByRole('dialog', { name: 'Give seats' });
  const trips = dialog.getByRole('combobox', { name: /^Trip/ });
  await expect(trips.getByRole('option', { name: NEXT })).toHaveCount(1);
  await trips.selectOption(next);
  await dialog.getByRole('button', { name: 'Seat 3, Available' }).click();
  await dialog.getByRole('button', { name: 'Give seats' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Uche Waits', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Print list' }).click();
  await expect(page.getByText('1 passenger', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await chooseIn(page, 'Zik Waits', 'Refund');
  const paying = page.getByRole('dialog', { name: 'Refund ticket' });
  // Whoever took the seats pays nobody out alone.
  await expect(
    paying.getByText(
      'You took the seats of this ticket. A colleague or the head office gives its money back.',
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const ticket = fieldsOf((await office('GET', `get_ticket/${waiting}`))['data']);
  await office('PUT', `refund_ticket/${String(ticket['id'])}`, {
    amount: 1_000,
    payment_method: 'Cash',
    reason: 'No seat',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Without a seat', level: 1 })).toBeVisible();
  await expect(page.getByText('Zik Waits', { exact: true })).toHaveCount(0);

  const manifest = async (id: string) => fieldsOf((await clerk('GET', `get_manifest/${id}`))['data']);
  expect(await manifest(trip)).toMatchObject({
    vehicle_number: SMALLER,
    passengers: [
      { seat_number: 1, name: 'Ada Keeps' },
      { seat_number: 2, name: 'Ben Moves' },
    ],
  });
  expect(await manifest(next)).toMatchObject({ passengers: [{ seat_number: 3, name: 'Uche Waits' }] });
  expect(rowsIn(await clerk('GET', `get_unseated?trip_id=${trip}`))).toEqual([]);
});

test('a trip that was cancelled by mistake runs again, and whoever still waits has the same seat', async ({
  page,
  sharedServer: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const clerk = await callerAs(url, 'awka@motorpark.example');
  await aBus(office, MISTAKEN, 4);
  const trip = await aTripOf(office, MISTAKEN, TOMORROW);
  await sold(clerk, trip, [1], { traveler_name: 'Ify Waits' });
  await sold(clerk, trip, [3], { traveler_name: 'Obi Waits' });

  await arrive(page, url);
  await page.evaluate((hash) => void (location.hash = hash), `#/admin/trips/boarding?id=${trip}`);
  await page.getByRole('link', { name: 'Disruption' }).click();
  await page.getByRole('radio', { name: 'It does not run' }).check();
  await page.getByRole('textbox', { name: /^Why/ }).fill('Engine failure');
  await page.getByRole('button', { name: 'Show the effect on passengers' }).click();
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByRole('heading', { name: 'Without a seat', level: 1 })).toBeVisible();
  await page.evaluate((hash) => void (location.hash = hash), `#/admin/trips/boarding?id=${trip}`);
  await page.getByRole('link', { name: 'Disruption' }).click();
  await expect(page.getByText(/^This trip was cancelled\. If it runs after all/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Why/ }).fill('It was the other bus');
  await page.getByRole('button', { name: 'Show the effect on passengers' }).click();
  await expect(page.getByText('2 passengers get their seat back.')).toBeVisible();
  await page.getByRole('button', { name: 'Run the trip again' }).click();
  await expect(page.getByText('The trip runs again.')).toBeVisible();

  const manifest = fieldsOf((await clerk('GET', `get_manifest/${trip}`))['data']);
  expect(manifest).toMatchObject({
    status: 'Scheduled',
    passengers: [
      { seat_number: 1, name: 'Ify Waits' },
      { seat_number: 3, name: 'Obi Waits' },
    ],
  });
  expect(rowsIn(await clerk('GET', `get_unseated?trip_id=${trip}`))).toEqual([]);
});
