import { arrive, field, next, submit } from './support/clerk';
import { items } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { chooseFor, fillWaybill, openWaybills, waybillNumber, waybillRow } from './support/waybill';

test('money goes back to the sender with a reason that stays in the history', async ({
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
  const history = page.getByRole('list', { name: `History of waybill ${number}` });
  await expect(history).toContainText('It weighed less');
});

test('the head office puts right who gets a delivered parcel and what it is worth, and says why', async ({
  page,
  browser,
  sharedServer,
}) => {
  test.slow();
  await arrive(page, sharedServer.url);
  await fillWaybill(page);
  await submit(page);
  const number = await waybillNumber(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await items(page).filter({ hasText: number }).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Open waybill' })).toBeVisible();
  const details = page.url().replace('/admin/', '/super-admin/');
  await openWaybills(page);
  await chooseFor(page, number, 'On-Transit');
  await expect(page.getByText(`Waybill ${number} is On-Transit.`)).toBeVisible();
  const lagos = await (await browser.newContext()).newPage();
  await arrive(lagos, sharedServer.url, 'lagos@motorpark.example');
  await openWaybills(lagos);
  await lagos.getByRole('link', { name: 'Incoming', exact: true }).click();
  await chooseFor(lagos, number, 'Delivered');
  await expect(waybillRow(lagos, number)).toContainText('Delivered');
  await lagos.context().close();

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
  const history = office.getByRole('list', { name: `History of waybill ${number}` });
  await expect(history).toContainText('The sender named the wrong brother');
  await expect(history).toContainText('₦90,000.00');
  await expect(office.getByRole('main')).toContainText('Bola Ige');
  await office.context().close();
});
