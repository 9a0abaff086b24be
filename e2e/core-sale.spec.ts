import { fillPassenger, next, pickTrip, submit } from './support/clerk';
import { arriveAtCore, expectFacts } from './support/core';
import { LOST, Refusal } from './support/coreAnswers';
import { expect, test } from './support/test';

const FAILED = 'Failed to create waybill. Please try again.';

test('a seat is sold at a core server: twelve dummy seats, three steps, and every failure in its words', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await arriveAtCore(page, core, '/admin/tickets/edit');

  await test.step('without a trip there are dummy seats; with one its seats, and what is known of it', async () => {
    await expect(page.getByText('Select trip to view info')).toBeVisible();
    const dummies = page.getByRole('img', { name: /no trip selected$/ });
    await expect(dummies.locator(':scope > :empty')).toHaveCount(12);
    await expect(page.getByRole('list', { name: 'What the seats mean' }).getByRole('listitem')).toHaveText([
      'Available',
      'Reserved',
      'Booked',
    ]);
    await next(page);
    for (const message of ['Please select a trip.', 'Please select at least one seat.'])
      await expect(page.getByText(message)).toBeVisible();
    await pickTrip(page, 'Awka - Lagos');
    await expect(page.getByRole('button', { name: /^Seat \d+/ })).toHaveCount(18);
    await expectFacts(page.getByRole('form'), {
      'Vehicle number': 'ANB 482 XA',
      'Vehicle type': 'Coach Bus',
      'Number of seats': '18',
      'Available seats': '16',
    });
    await expect(page.getByRole('button', { name: 'Seat 2, Reserved' })).toBeDisabled();
    const fifth = page.getByRole('button', { name: /^Seat 5,/ });
    await fifth.click();
    await expect(fifth).toHaveAccessibleName('Seat 5, Booked');
    await fifth.click();
    await expect(fifth).toHaveAccessibleName('Seat 5, Available');
    await fifth.click();
    await next(page);
  });

  await test.step('the passenger, then the payment; the amount is the trip’s', async () => {
    await next(page);
    for (const message of [
      'Traveler name is required.',
      'Mobile number is required.',
      'Next of kin is required.',
      'Date of birth is required.',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await fillPassenger(page);
    await expect(page.getByRole('button', { name: 'Payment Details' })).toHaveCount(0);
    await next(page);
    await expect(page.getByRole('radio')).toHaveCount(3);
    for (const label of ['Bank Transfer/USSD', 'Cash', 'Debit card / POS'])
      await expect(page.getByRole('radio', { name: label })).toBeVisible();
    await expect(page.getByLabel('Amount Paid')).toHaveValue('₦18,500.00');
    await expect(page.getByLabel('Amount Paid')).toHaveAttribute('readonly');
    await expect(
      page.getByText('Please ensure payment is fully confirmed before issuing receipts.'),
    ).toBeVisible();
    await submit(page);
    await expect(page.getByText('Please select a payment mode.')).toBeVisible();
    await page.getByRole('radio', { name: 'Cash' }).check();
  });

  for (const [answer, words] of [
    [new Refusal(422, { message: 'Seat 5 was just sold' }), 'Seat 5 was just sold'],
    [new Refusal(500, { message: 'Server Error', error: 'Disk is full' }), 'Disk is full'],
    [new Refusal(502, '<h1>Bad gateway</h1>'), FAILED],
    [LOST, 'Internet disconnected'],
  ] as const) {
    await test.step(`a sale fails: ${words}`, async () => {
      core.answers['POST /api/book_ticket'] = () => answer;
      await submit(page);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
    });
  }
});
