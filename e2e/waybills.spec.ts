import { arrive, field, next, submit } from './support/clerk';
import { expect, test } from './support/test';
import { chooseFor, fillWaybill, handOver, openWaybills, waybillNumber, waybillRow } from './support/waybill';

test('a parcel is taken in, looked at, edited by its link, moved on and taken back with a reason, and then keeps its money', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  await arrive(page, sharedServer.url);
  await fillWaybill(page);
  await submit(page);
  await expect(page.getByText('Waybill created successfully!')).toBeVisible();
  const number = await waybillNumber(page);
  const overview = page.getByRole('article', { name: `Waybill ${number}` });
  for (const text of [
    'Ada Obi-Nwankwo',
    '0803 412 7781',
    'Awka',
    'Bola Adeyemi',
    'Lagos',
    '12.5 kg',
    'Keep dry',
  ]) {
    await expect(overview.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(overview.getByText('₦40,000.00')).toBeVisible();
  await expect(overview.getByText('₦3,500.00')).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Waybill' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Sender Name')).toHaveValue('Ada Obi-Nwankwo');
  await field(page, 'Sender Name').fill('Ada Obi');
  await page.getByRole('link', { name: 'Waybills', exact: true }).last().click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  for (let step = 0; step < 3; step++) await next(page);
  await field(page, 'Amount Paid').fill('4,000');
  await expect(page.getByText('Collect ₦500.00')).toBeVisible();
  await submit(page);
  await expect(page.getByText('Waybill edited successfully! Collect ₦500.00.')).toBeVisible();
  await expect(overview.getByText('₦4,000.00')).toBeVisible();
  await expect(overview.getByText('Ada Obi', { exact: true })).toBeVisible();

  await openWaybills(page);
  const pending = page.getByRole('button', { name: /^Pending \d+$/ });
  await expect(pending).toBeVisible();
  const before = Number((await pending.textContent())?.replace('Pending ', ''));
  await chooseFor(page, number, 'On-Transit');
  await expect(page.getByText(`Waybill ${number} is On-Transit.`)).toBeVisible();
  await expect(waybillRow(page, number)).toContainText('On-Transit');
  await expect(pending).toHaveText(`Pending ${before - 1}`);
  await waybillRow(page, number)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delivered' })).toHaveCount(0);
  const deletion = page.getByRole('menuitem', { name: 'Delete' });
  await expect(deletion).toHaveAttribute('aria-disabled', 'true');
  await expect(deletion).toContainText('This waybill is On-Transit. Only a super admin can delete it now.');
  await page.getByRole('menuitem', { name: 'Back to Pending…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Back to Pending' });
  await dialog.getByRole('button', { name: 'Back to Pending' }).click();
  await expect(dialog.getByText('Please say why the status is taken back.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong parcel on the truck');
  await dialog.getByRole('button', { name: 'Back to Pending' }).click();
  await expect(page.getByText(`Waybill ${number} is Pending again.`)).toBeVisible();

  await chooseFor(page, number, 'View');
  const history = page.getByRole('list', { name: `History of waybill ${number}` });
  await expect(history).toContainText('Wrong parcel on the truck');
  await expect(history.getByRole('listitem').first()).toContainText('Created');
  await page.keyboard.press('Escape');

  await waybillRow(page, number)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(deletion).toHaveAttribute('aria-disabled', 'true');
  await expect(deletion).toContainText(
    'This waybill was on its way before. Only a super admin can delete it now.',
  );
  await page.keyboard.press('Escape');
});

test('a parcel that was taken in by mistake is deleted with a reason, and stays readable', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await fillWaybill(page);
  await submit(page);
  const number = await waybillNumber(page);
  await openWaybills(page);
  await chooseFor(page, number, 'Delete');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this trip?' });
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'No, Cancel' }).click();
  await chooseFor(page, number, 'Delete');
  await question.getByLabel('Reason').fill('Taken in twice');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('waybill Deleted successfully')).toBeVisible();
  await expect(waybillRow(page, number)).toHaveCount(0);
  await page.goto(`${sharedServer.url}/#/admin/waybill/overview?id=${number}`);
  const voided = page.getByRole('alert').filter({ hasText: 'This waybill is void' });
  await expect(voided).toContainText('Taken in twice');
  await expect(page.getByRole('button', { name: /^Set / })).toHaveCount(0);
});

test('the other terminal sees the parcel come in, delivers it and hands it over, and can do no more', async ({
  page,
  browser,
  sharedServer,
}) => {
  test.slow();
  await arrive(page, sharedServer.url);
  await fillWaybill(page);
  await submit(page);
  const number = await waybillNumber(page);
  await openWaybills(page);
  await chooseFor(page, number, 'On-Transit');
  await expect(page.getByText(`Waybill ${number} is On-Transit.`)).toBeVisible();

  const lagos = await (await browser.newContext()).newPage();
  await arrive(lagos, sharedServer.url, 'lagos@motorpark.example');
  await openWaybills(lagos);
  await expect(waybillRow(lagos, number)).toHaveCount(0);
  await lagos.getByRole('link', { name: 'Incoming', exact: true }).click();
  await expect(lagos.getByRole('heading', { name: 'Incoming Waybills' })).toBeVisible();
  await expect(waybillRow(lagos, number)).toContainText('Awka');
  await chooseFor(lagos, number, 'Delivered');
  await expect(waybillRow(lagos, number)).toContainText('Delivered');
  await chooseFor(lagos, number, 'Picked Up…');
  await handOver(lagos, number, 'Chidi Adeyemi', 'NIN slip 4417');
  await expect(waybillRow(lagos, number)).toContainText('Picked Up');
  await waybillRow(lagos, number)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(lagos.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
  await expect(lagos.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await lagos.goto(`${sharedServer.url}/#/admin/waybill/overview?id=${number}`);
  const history = lagos.getByRole('list', { name: `History of waybill ${number}` });
  await expect(history).toContainText('Picked Up');
  await expect(history).toContainText('Chidi Adeyemi');
  await expect(history).toContainText('NIN slip 4417');
  await lagos.context().close();
});

test('a list that cannot be loaded says so and is tried again', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await page.route('**/api/get_waybills**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Waybill' }).click();
  await expect(page.getByRole('main').getByText('Internet disconnected')).toBeVisible();
  await page.unroute('**/api/get_waybills**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
