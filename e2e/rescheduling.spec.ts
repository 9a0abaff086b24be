import { callerAs } from './support/caller';
import { arrive, takeSeats } from './support/clerk';
import { allAmounts, choose, figure, lines, openHistory, sum } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { sell } from './support/ticket';

test('a ticket is rescheduled for the fee and refunded, and the figures of the day are the sum of its lines', async ({
  page,
  browser,
  server: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  // At any time of day the notice has then passed while the bus has not left.
  await office('PUT', 'edit_company', {
    reschedule_rule: 'late-fee',
    reschedule_notice: '720',
    refund_kept: '10',
  });

  await arrive(page, url);
  const { number } = await sell(page, 1);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const moving = page.getByRole('dialog', { name: 'Reschedule ticket' });
  await expect(moving.getByText(number)).toBeVisible();
  const trips = moving.getByLabel(/^New trip/);
  await trips.press('ArrowDown');
  const offered = page.getByRole('option');
  await expect(offered.first()).toBeVisible();
  const route = (await offered.first().textContent())?.split(',')[0] ?? '';
  expect(await offered.filter({ hasNotText: `${route},` }).count()).toBe(0);
  await offered
    .filter({ hasText: /seats? left/ })
    .last()
    .click();
  await takeSeats(page, 1);
  await expect(moving).toContainText(/fee for rescheduling ₦1,000\.00/);
  await moving.getByRole('button', { name: 'Reschedule' }).click();
  await expect(moving.getByText('Please say why.')).toBeVisible();
  await moving.getByLabel(/^Payment method/).selectOption('Cash');
  await moving.getByLabel(/^Why/).fill('The passenger is ill');
  await moving.getByRole('button', { name: 'Reschedule' }).click();
  await expect(
    page.getByText(/^Ticket rescheduled\. Its earlier receipts are no longer valid\./),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: `History of ticket ${number}` })).toContainText(
    'The passenger is ill',
  );
  await expect(page.locator('dt', { hasText: 'Fee for rescheduling' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Refund' }).click();
  const paying = page.getByRole('dialog', { name: 'Refund ticket' });
  const back = (await paying.getByText(/^Give back ₦/).textContent()) ?? '';
  await paying.getByLabel(/^Why/).fill('Still ill');
  await paying.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText(`Ticket refunded. ${back}.`)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'This ticket is void' })).toContainText('Still ill');
  await page.getByRole('link', { name: 'Customer Receipt' }).click();
  await expect(page.getByRole('region', { name: 'Customer Receipt' })).toContainText(/Handed back₦/);

  const other = await (await browser.newContext()).newPage();
  await arrive(other, url, SUPER_ADMIN);
  await choose(other, () => openHistory(other, '?period=today'));
  await expect(lines(other).filter({ hasText: `Ticket ${number} refunded` })).toHaveCount(1);
  await expect(lines(other).filter({ hasText: `Ticket ${number} rescheduled: fee` })).toHaveCount(1);
  expect(sum(await allAmounts(other))).toBe(await figure(other, 'Balance'));
  await other.context().close();
});
