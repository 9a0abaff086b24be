import type { Page } from '@playwright/test';
import { arrive, next, submit } from './support/clerk';
import { expect, test } from './support/test';
import { choose, openHistory, seat, sell } from './support/ticket';

/** The value of a term on the open page, in naira. */
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
  await page.getByRole('button', { name: 'Take off the ticket' }).click();
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
