import type { Page } from '@playwright/test';
import { arrive, field, next, submit } from './support/clerk';
import { loseResponses } from './support/outage';
import { expect, test } from './support/test';
import {
  PARCEL,
  type ParcelStep,
  fillStep,
  fillWaybill,
  openForm,
  openWaybills,
  waybillNumber,
  waybillRow,
} from './support/waybill';

const ERRORS: [ParcelStep, string[]][] = [
  ['Sender Information', ['Sender name is required.', 'Phone number is required.', 'Address is required.']],
  [
    'Receiver Information',
    ['Receiver name is required.', 'Receiver phone is required.', 'Please select a destination.'],
  ],
  [
    'Details of Goods',
    [
      'Description is required.',
      'Quantity is required.',
      'Goods worth is required.',
      'Handling instructions are required.',
    ],
  ],
];

/** Most parcels are one piece without instructions: so the form starts. */
async function emptyStarts(page: Page) {
  await expect(field(page, 'Quantity')).toHaveValue('1');
  await expect(field(page, 'Handling Instructions')).toHaveValue('Nil');
  await field(page, 'Quantity').fill('');
  await field(page, 'Handling Instructions').fill('');
}

test('each step of the waybill says what is missing, and opens the next one once nothing is; a sender needs no e-mail, but a phone', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openForm(page);
  await expect(field(page, 'Phone Number')).toBeFocused();
  await expect(field(page, 'Origin Terminal')).toHaveValue('Awka');
  await expect(field(page, 'Booking Date')).not.toHaveValue('');
  await field(page, 'Origin Terminal').fill('');
  await field(page, 'Booking Date').fill('');
  await page.keyboard.press('Enter');
  for (const message of ['Please select an origin terminal.', 'Booking date is required.']) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();

  for (const [step, errors] of ERRORS) {
    await expect(page.getByRole('group', { name: step })).toBeVisible();
    if (step === 'Details of Goods') await emptyStarts(page);
    await next(page);
    for (const message of errors) await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(/ (is|are) required\.$|^Please select/)).toHaveCount(errors.length);
    await fillStep(page, step);
    if (step === 'Sender Information') {
      await field(page, 'Email').fill('');
      await field(page, 'Phone Number').fill('0803');
      await next(page);
      const notAPhone = page.getByText('Enter a phone number, such as 0803 412 7781 or +44 7700 900123.');
      await expect(notAPhone).toBeVisible();
      await field(page, 'Phone Number').fill('0803 412 7781');
    }
    await page.getByRole('form').getByRole('textbox').first().press('Enter');
  }
  await expect(page.getByRole('group', { name: 'Payment Info' })).toBeVisible();
  await submit(page);
  await expect(page.getByText('Enter an amount.')).toBeVisible();
  await expect(page.getByText('Choose payment mode.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(field(page, 'Description')).toHaveValue(PARCEL['Details of Goods'].Description);
  await expect(page.getByText(/required\.$/)).toHaveCount(0);
});

test('what the clerk typed survives a reload and a dead server, and the parcel is taken in once', async ({
  page,
  server,
}) => {
  test.slow();
  await arrive(page, server.url);
  await fillWaybill(page);
  await page.reload();
  await expect(page.getByText(/^Your unfinished waybill of .+ was kept\.$/)).toBeVisible();
  await expect(field(page, 'Amount Paid')).toHaveValue('3,500');
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();

  // The server saves the waybill, but its response is lost.
  const letThrough = await loseResponses(page, 'create_waybills**');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Still sending', level: 1 })).toBeVisible();
  await server.restart();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Still sending', level: 1 })).toBeVisible();
  await letThrough();
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Waybill WB-\S+ is saved\.$/ })
    .click();
  const number = await waybillNumber(page);
  await openWaybills(page);
  await page.getByRole('searchbox').fill('ada obi-nwankwo');
  await expect(waybillRow(page, number)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Ada Obi-Nwankwo' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Create Waybill' }).click();
  await expect(field(page, 'Sender Name')).toHaveValue('');
});

test('a parcel is taken in by keyboard, from Alt+W to the key that prints it; a terminal is taken by Tab and by Enter, one that there is not stays and says so', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.keyboard.press('Alt+w');
  await expect(field(page, 'Phone Number')).toBeFocused();
  const { Email: _, ...sender } = PARCEL['Sender Information'];
  await page.keyboard.type(sender['Phone Number']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(sender['Sender Name']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(sender.Address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Receiver Information' })).toBeVisible();
  await expect(field(page, 'Phone Number')).toBeFocused();
  await page.keyboard.type('07061234567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bola Adeyemi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nnewi Junction');
  await page.keyboard.press('Tab');
  const destination = field(page, 'Destination Terminal');
  await expect(destination).toHaveValue('Nnewi Junction');
  await expect(page.getByText('Not in the list. Please choose one.')).toBeVisible();
  await next(page);
  await expect(destination).toBeFocused();
  await expect(destination).toHaveValue('Nnewi Junction');
  await destination.fill('owe');
  await page.keyboard.press('Tab');
  await expect(destination).toHaveValue('Owerri');
  await destination.fill('lag');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue('Lagos');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Description')).toBeFocused();
  for (const text of Object.values(PARCEL['Details of Goods'])) {
    await page.keyboard.type(text);
    if (text !== PARCEL['Details of Goods']['Handling Instructions']) await page.keyboard.press('Tab');
  }
  // In that field Enter starts a new line.
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 'Amount Paid')).toBeFocused();
  await page.keyboard.type('3500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save and Print' })).toBeFocused();
});
