import type { Page } from '@playwright/test';
import { arrive, field, next, submit } from './support/clerk';
import { items } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { chooseFor, fillWaybill, handOver, openWaybills, waybillNumber, waybillRow } from './support/waybill';

const history = (page: Page, number: string) =>
  page.getByRole('list', { name: `History of waybill ${number}` });

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
  const pending = page.getByRole('group', { name: 'Pending', exact: true });
  await expect(pending).toHaveText(/\d/);
  const before = Number((await pending.textContent())?.replace('Pending', ''));
  await chooseFor(page, number, 'On-Transit');
  await expect(page.getByText(`Waybill ${number} is On-Transit.`)).toBeVisible();
  await expect(waybillRow(page, number)).toContainText('On-Transit');
  await expect(pending).toHaveText(`Pending${before - 1}`);
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
  await expect(history(page, number)).toContainText('Wrong parcel on the truck');
  await expect(history(page, number).getByRole('listitem').first()).toContainText('Created');
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

test('money goes back to the sender with a reason; a parcel that was taken in by mistake is deleted with one, and stays readable', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await fillWaybill(page);
  await submit(page);
  const number = await waybillNumber(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Waybill' })).toBeVisible();
  for (let step = 0; step < 3; step++) await next(page);
  await field(page, 'Amount Paid').fill('3,000');
  await expect(page.getByText('Give back ₦500.00')).toBeVisible();
  await submit(page);
  const why = page.getByRole('dialog', { name: 'Why is this changed?' });
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(why.getByText('Please say why.')).toBeVisible();
  await why.getByLabel('Reason').fill('It weighed less');
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Waybill edited successfully! Give back ₦500.00.')).toBeVisible();
  await expect(history(page, number)).toContainText('It weighed less');

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

test('the other terminal sees the parcel come in and delivers it, the head office puts right who gets it and what it is worth, and says why; handed over, only the head office can take it back', async ({
  page,
  browser,
  sharedServer,
}) => {
  test.slow();
  await arrive(page, sharedServer.url);
  await fillWaybill(page);
  await submit(page);
  const number = await waybillNumber(page);
  const title = page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name: 'Waybill Overview' }) })
    .last();
  await expect(title).toContainText(/Awka (?:-|to) Lagos.*Pending/);
  await page.getByRole('button', { name: 'Set On-Transit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/On-Transit/);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await items(page).filter({ hasText: number }).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Open waybill' })).toBeVisible();
  const details = page.url().replace('/admin/', '/super-admin/');

  const lagos = await (await browser.newContext()).newPage();
  await arrive(lagos, sharedServer.url, 'lagos@motorpark.example');
  // A list that failed to load says so and can be loaded again.
  await lagos.route('**/api/get_waybills**', (route) => route.abort());
  await openWaybills(lagos);
  await expect(lagos.getByRole('main').getByText('Internet disconnected')).toBeVisible();
  await lagos.unroute('**/api/get_waybills**');
  await lagos.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(lagos.getByRole('row').nth(1)).toBeVisible();
  await expect(waybillRow(lagos, number)).toHaveCount(0);
  await lagos.getByRole('link', { name: 'Incoming', exact: true }).click();
  await expect(lagos.getByRole('heading', { name: 'Incoming Waybills' })).toBeVisible();
  await expect(waybillRow(lagos, number)).toContainText('Awka');
  await chooseFor(lagos, number, 'Delivered');
  await expect(waybillRow(lagos, number)).toContainText('Delivered');

  const office = await (await browser.newContext()).newPage();
  await arrive(office, sharedServer.url, SUPER_ADMIN);
  await office.goto(details);
  await office.getByRole('link', { name: 'Edit waybill' }).click();
  await expect(office.getByRole('heading', { name: 'Edit Waybill' })).toBeVisible();
  await next(office);
  await field(office, 'Receiver Name').fill('Bola Ige');
  await next(office);
  await field(office, 'Worth of Goods').fill('90,000');
  await next(office);
  await submit(office);
  const why = office.getByRole('dialog', { name: 'Why is this changed?' });
  await why.getByLabel('Reason').fill('The sender named the wrong brother');
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Waybill edited successfully!')).toBeVisible();
  await expect(office).toHaveURL(details);
  await expect(history(office, number)).toContainText('The sender named the wrong brother');
  await expect(history(office, number)).toContainText('₦90,000.00');
  await expect(office.getByRole('main')).toContainText('Bola Ige');

  await lagos.reload();
  await chooseFor(lagos, number, 'Picked Up…');
  await handOver(lagos, number, 'Chidi Adeyemi', 'NIN slip 4417');
  await expect(waybillRow(lagos, number)).toContainText('Picked Up');
  await waybillRow(lagos, number)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(lagos.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
  await expect(lagos.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await lagos.goto(`${sharedServer.url}/#/admin/waybill/overview?id=${number}`);
  await expect(history(lagos, number)).toContainText('Picked Up');
  await expect(history(lagos, number)).toContainText('Chidi Adeyemi');
  await expect(history(lagos, number)).toContainText('NIN slip 4417');
  await lagos.context().close();

  await office.reload();
  await office.getByRole('button', { name: 'Back to Delivered…' }).click();
  const back = office.getByRole('dialog', { name: 'Back to Delivered' });
  await back.getByLabel('Reason').fill('Handed to the wrong brother');
  await back.getByRole('button', { name: 'Back to Delivered' }).click();
  await expect(office.getByText(`Waybill ${number} is Delivered again.`)).toBeVisible();
  await expect(office.getByRole('button', { name: 'Picked Up…' })).toBeVisible();
  await office.context().close();
});
