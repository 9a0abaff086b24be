import { callerAs, fieldsOf } from './support/caller';
import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

test('what the head office changes of the company reaches an open PC within a minute, without a reload, and its receipts', async ({
  page,
  sharedServer: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const before = fieldsOf((await office('GET', 'get_company'))['data']);
  await page.clock.install();
  await arrive(page, url);
  await page.goto(`${url}/#/admin/trips/edit`);
  await expect(page.getByText('What one seat costs')).toBeVisible();
  await expect(page).toHaveTitle(/Motorpark/);

  await office('PUT', 'edit_company', {
    fare_rule: 'per-ticket',
    short_name: 'Ifesinachi',
    terms_rule: 'own',
    ticket_terms: 'No refunds.\nOne bag each.',
  });
  // Step by step, because parts of the app are loaded and begin their own waiting on the way.
  for (let turn = 0; turn < 7; turn += 1) await page.clock.runFor(10_000);
  await expect(page).toHaveTitle('Create Trips · Ifesinachi', { timeout: 30_000 });
  await expect(page.getByText('What one ticket costs')).toBeVisible();
  await page.goto(`${url}/#/admin/waybill/tickets/receipt-customer`);
  const receipt = page.getByRole('region', { name: 'Customer Receipt' }).getByRole('article');
  await expect(receipt.getByRole('listitem')).toHaveText(['No refunds.', 'One bag each.']);

  // The other tests of this server know the company as it was.
  const { fare_rule, short_name, terms_rule, ticket_terms } = before;
  await office('PUT', 'edit_company', { fare_rule, short_name, terms_rule, ticket_terms });
});
