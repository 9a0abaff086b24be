import { callerAs } from './support/caller';
import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

test('what a super admin says of the company is on the receipts of its staff, who cannot change it', async ({
  browser,
  page,
  server,
}) => {
  await arrive(page, server.url, SUPER_ADMIN);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByLabel('Company name').fill('Ifesinachi Transport');
  await page.getByLabel('Short name').fill('Ifesinachi');
  await page.getByLabel('Terms of a ticket').fill('No refunds.\nOne bag each.');
  const preview = page.getByRole('region', { name: 'Ticket' }).getByRole('article');
  await expect(preview).toContainText('Ifesinachi Transport');
  await expect(preview.getByRole('listitem')).toHaveText(['No refunds.', 'One bag each.']);
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(page.getByText('Company saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ifesinachi', exact: true })).toBeVisible();

  const counter = await (await browser.newContext()).newPage();
  await arrive(counter, server.url);
  await expect(counter).toHaveTitle('Dashboard · Ifesinachi');
  await expect(
    counter.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Company' }),
  ).toHaveCount(0);
  await counter.goto(`${server.url}/#/super-admin/company`);
  await expect(counter.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(counter).toHaveURL(/#\/admin\/dashboard$/);
  await counter.goto(`${server.url}/#/admin/waybill/tickets/receipt-customer`);
  const receipt = counter.getByRole('region', { name: 'Customer Receipt' }).getByRole('article');
  await expect(receipt).toContainText('Ifesinachi Transport');
  await expect(receipt.getByRole('listitem')).toHaveText(['No refunds.', 'One bag each.']);
});

test('what the head office changes in the rules reaches an open PC within a minute, without a reload', async ({
  page,
  server,
}) => {
  const office = await callerAs(server.url, SUPER_ADMIN);
  await page.clock.install();
  await arrive(page, server.url);
  await page.goto(`${server.url}/#/admin/trips/edit`);
  await expect(page.getByText('What one seat costs')).toBeVisible();
  await expect(page).toHaveTitle(/Motorpark/);

  await office('PUT', 'edit_company', { fare_rule: 'per-ticket', short_name: 'Ifesinachi' });
  // Step by step, because parts of the app are loaded and begin their own waiting on the way.
  for (let turn = 0; turn < 7; turn += 1) await page.clock.runFor(10_000);
  await expect(page).toHaveTitle('Create Trips · Ifesinachi', { timeout: 30_000 });
  await expect(page.getByText('What one ticket costs')).toBeVisible();
});
