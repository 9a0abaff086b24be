import {
  arrive,
  chooseTrip,
  field,
  fillPassenger,
  next,
  openBooking,
  submit,
  takeSeats,
} from './support/clerk';
import { expect, test } from './support/test';
import { fillStep, openForm } from './support/waybill';

const EXAMPLE = 'Enter a phone number, such as 0803 412 7781 or +44 7700 900123.';

test('a passenger’s phone that cannot be dialled is refused at its field, and shown alike however it was typed', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openBooking(page);
  await chooseTrip(page, 1);
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await field(page, 'Mobile Number').first().fill('0803');
  await field(page, 'Next of Kin Mobile Number').fill('abc');
  await next(page);
  await expect(page.getByText(EXAMPLE)).toHaveCount(2);
  await field(page, 'Mobile Number').first().fill('+234-803-412-7781');
  await field(page, 'Next of Kin Mobile Number').fill('0044 7700 900123');
  await expect(page.getByText(EXAMPLE)).toHaveCount(0);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);
  const overview = page.getByRole('article');
  await expect(overview.getByText('0803 412 7781')).toBeVisible();
  await expect(overview.getByText('+447700900123')).toBeVisible();
});

test('a sender needs no e-mail, but a phone', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await openForm(page);
  await fillStep(page, 'Sender Information');
  await field(page, 'Email').fill('');
  await field(page, 'Phone Number').fill('0803');
  await next(page);
  await expect(page.getByText(EXAMPLE)).toBeVisible();
  await field(page, 'Phone Number').fill('0803 412 7781');
  await next(page);
  await expect(page.getByRole('group', { name: 'Receiver Information' })).toBeVisible();
});

test('a terminal that is typed is taken by Tab and by Enter; one that there is not stays and says so', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openForm(page);
  await fillStep(page, 'Sender Information');
  await next(page);
  await expect(field(page, 'Receiver Name')).toBeFocused();
  await page.keyboard.type('Bola Adeyemi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('07061234567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nnewi Junction');
  await page.keyboard.press('Tab');
  const destination = field(page, 'Destination Terminal');
  await expect(destination).toHaveValue('Nnewi Junction');
  await expect(page.getByText('Not in the list. Please choose one.')).toBeVisible();
  await next(page);
  await expect(destination).toBeFocused();
  await expect(destination).toHaveValue('Nnewi Junction');

  await destination.fill('lag');
  await page.keyboard.press('Tab');
  await expect(destination).toHaveValue('Lagos');
  await destination.fill('owe');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue('Owerri');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Details of Goods' })).toBeVisible();
});
