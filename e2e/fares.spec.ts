import type { Page } from '@playwright/test';
import { arrive, next, pickTrip, submit, takeSeats, tripField } from './support/clerk';
import { expect, test } from './support/test';
import { choose, openHistory, seat, sell } from './support/ticket';

/** What stands under a term of the open page, in naira. */
async function naira(page: Page, term: string): Promise<number> {
  const text = await page
    .locator('dt', { hasText: term })
    .first()
    .locator('xpath=following-sibling::dd')
    .textContent();
  return Number(text?.replaceAll(/[₦,]/g, ''));
}

test('three seats cost three fares, on the screen and on paper; with two left, two', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { seats, number } = await sell(page, 3);
  const fare = await naira(page, 'Fare per seat');
  expect(fare).toBeGreaterThan(0);
  expect(await naira(page, 'Amount paid')).toBe(3 * fare);

  await page.getByRole('link', { name: 'Customer Receipt' }).click();
  const receipt = page.getByRole('article', { name: /Customer Copy$/ }).first();
  await expect(receipt).toContainText(/Fare per seat₦[\d,.]+Number of seats3Amount₦/);
  expect(await naira(page, 'Fare per seat')).toBe(fare);

  await openHistory(page);
  await choose(page, number, 'Edit');
  await seat(page, seats[2] ?? 0, 'Booked').click();
  await next(page);
  await next(page);
  const amount = (2 * fare).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(page.getByLabel('Amount Paid')).toHaveValue(`₦${amount}`);
  await submit(page);
  const why = page.getByRole('dialog', { name: 'Why is this changed?' });
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(why.getByText('Please say why.')).toBeVisible();
  await why.getByLabel('Reason').fill('One of them stays at home');
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Ticket edited successfully! Give back ₦/)).toBeVisible();
  expect(await naira(page, 'Amount paid')).toBe(2 * fare);
  await expect(page.getByRole('list', { name: `History of ticket ${number}` })).toContainText(
    'One of them stays at home',
  );
});

test('a ticket that moves says what to collect or to give back, before it is saved and after', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { trip, seats, number } = await sell(page, 1);
  const fare = await naira(page, 'Fare per seat');
  await openHistory(page);
  await choose(page, number, 'Edit');

  await tripField(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const offers = (await page.getByRole('option').allTextContents()).map((text, place) => ({
    place,
    fare: Number(/₦([\d,]+)\.00/.exec(text)?.[1]?.replaceAll(',', '')),
    // Of a bus that is late one is asked whether to sell it all the same.
    isOpen: /seats? left/.test(text) && !/due .+ ago/.test(text),
  }));
  const other = offers.find((offer) => offer.isOpen && offer.fare !== fare);
  if (!other) throw new Error('Every trip has the same fare');
  await page.getByRole('option').nth(other.place).click();
  await takeSeats(page, 1);
  const [there, back] =
    other.fare > fare ? (['Collect', 'Give back'] as const) : (['Give back', 'Collect'] as const);
  const sum = `₦${Math.abs(other.fare - fare).toLocaleString('en-US')}.00`;
  await saveAs(page, `${there} ${sum}`);

  await openHistory(page);
  await choose(page, number, 'Edit');
  await pickTrip(page, trip);
  await seat(page, seats[0] ?? 0, 'Available').click();
  await saveAs(page, `${back} ${sum}`);
  expect(await naira(page, 'Amount paid')).toBe(fare);
});

/** Goes on to the payment and saves; the clerk is told before it and after it what to settle. */
async function saveAs(page: Page, settled: string) {
  await next(page);
  await next(page);
  await expect(page.getByText(settled, { exact: true })).toBeVisible();
  await submit(page);
  if (settled.startsWith('Give back')) {
    const why = page.getByRole('dialog', { name: 'Why is this changed?' });
    await why.getByLabel('Reason').fill('The passenger asked for it');
    await why.getByRole('button', { name: 'Save' }).click();
  }
  await expect(page.getByText(`Ticket edited successfully! ${settled}.`)).toBeVisible();
}
