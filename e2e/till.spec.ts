import { arrive, field, next, submit } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { fillWaybill, waybillNumber } from './support/waybill';

test('a drawer is opened, sold from, emptied, pays, is counted ₦500 short and closed; the head office corrects it, banks its cash, and closes a forgotten one', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { url } = server;
  await arrive(page, url);
  await expect(page.getByRole('link', { name: 'No till open' })).toBeVisible();
  await page.keyboard.press('Alt+O');
  await field(page, 'Counter').fill('Awka 2');
  await field(page, 'Opening float').fill('10,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Till open · Awka 2' })).toBeVisible();

  await fillWaybill(page);
  await submit(page);
  await waybillNumber(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Till' }).click();
  await expect(page.getByRole('group', { name: 'Parcels taken in' })).toContainText('1');
  await page.getByRole('button', { name: 'Drop cash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop cash' });
  await dialog.getByLabel(/^Amount/).fill('5,000');
  await dialog.getByLabel(/^Received by/).fill('The safe');
  await dialog.getByRole('button', { name: /^Drop ₦/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('₦5,000.00')).toBeVisible();
  // A drop that was typed wrong is taken back; both entries stay.
  await page.getByRole('button', { name: 'Drop cash' }).click();
  await dialog.getByLabel(/^Amount/).fill('6,000');
  await dialog.getByLabel(/^Received by/).fill('The safe');
  await dialog.getByRole('button', { name: /^Drop ₦/ }).click();
  await page.getByRole('button', { name: 'Take back ₦6,000.00' }).click();
  const wrong = page.getByRole('dialog', { name: 'Take back a drop' });
  await wrong.getByLabel(/^Reason/).fill('Typed wrong');
  await wrong.getByRole('button', { name: 'Take back ₦6,000.00' }).click();
  await expect(wrong).toHaveCount(0);
  await expect(page.getByText('−₦6,000.00')).toBeFocused();
  await page.getByRole('button', { name: 'Pay an expense' }).click();
  const expense = page.getByRole('dialog', { name: 'Pay an expense' });
  await expense.getByLabel(/^Expense Type/).fill('Diesel');
  await expense.getByLabel(/^Approving Officer/).fill('Ngozi Okeke');
  await expense.getByLabel(/^Amount/).fill('1,000');
  await expense.getByLabel(/^Description/).fill('Generator');
  await expense.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(expense).toHaveCount(0);
  // The expected amount, ₦7,500, is shown nowhere.
  await expect(page.getByText('7,500')).toHaveCount(0);

  await page.getByRole('link', { name: 'Count and close' }).click();
  await field(page, '₦1,000').fill('7');
  await next(page);
  await expect(page.getByRole('row').filter({ hasText: 'Cash' })).toContainText('−₦500.00');
  // The count stays stored, even after a reload. The proposed float is the opening float, but never more than the counted cash.
  await page.reload();
  const stays = field(page, 'Stays in the drawer');
  await expect(stays).toHaveValue('7,000');
  await field(page, 'Why it differs').fill('Change was given twice');
  await stays.fill('4,000');
  await page.getByRole('button', { name: 'Close the till' }).click();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();

  const office = await (await browser.newContext()).newPage();
  await arrive(office, url, SUPER_ADMIN);
  await office.goto(`${url}/#/super-admin/shifts`);
  const row = office.getByRole('row').filter({ hasText: 'Awka 2' });
  await expect(row).toContainText('Cash −₦500.00');
  await row.getByRole('link', { name: 'Awka 2' }).click();
  await office.getByRole('button', { name: 'Correct' }).click();
  const correction = office.getByRole('dialog', { name: 'Correct a report' });
  await correction.getByRole('combobox', { name: /^Payment method/ }).selectOption('Cash');
  await correction.getByRole('radio', { name: 'Found' }).check();
  await correction.getByLabel(/^Amount/).fill('500');
  await correction.getByLabel(/^What happened/).fill('Under the drawer');
  await correction.getByRole('button', { name: 'Record' }).click();
  await expect(correction).toHaveCount(0);
  await expect(office.getByText('Found after it was closed').first()).toBeVisible();

  // The drop, the counted cash less the float, and what was found are banked together; the bank received ₦100 less.
  await office.goto(`${url}/#/super-admin/shifts/drops`);
  await office.getByRole('link', { name: 'Awka', exact: true }).first().click();
  await expect(office.getByText('₦8,500.00')).toBeVisible();
  await field(office, 'Number of the slip').fill('FBN 1');
  await field(office, 'Paid in').fill('8,400');
  await field(office, 'Why it differs').fill('A torn note');
  await office.getByRole('button', { name: 'Paid in ₦8,400.00' }).click();
  await expect(office.getByText('There is no cash to bank.').first()).toBeVisible();

  // It was typed wrong: it is taken back, and waits again.
  const counted = office.getByRole('row').filter({ hasText: 'Counted at closing' });
  await expect(counted).toContainText('FBN 1, Deposit −₦100.00');
  await counted.getByRole('button', { name: /^Actions for/ }).click();
  await office.getByRole('menuitem', { name: 'Take back…' }).click();
  const back = office.getByRole('dialog', { name: 'Take back a deposit' });
  await expect(back).toContainText('all 3 drops of slip FBN 1');
  await back.getByLabel(/^Reason/).fill('The slip of another bank');
  await back.getByRole('button', { name: 'Take back ₦8,400.00' }).click();
  await expect(counted).toContainText('Not banked');
  await expect(counted).toContainText('Taken back: FBN 1, ₦8,400.00 by');

  // The next shift is left open, and the head office closes it for the clerk, who can then open another one.
  await page.goto(`${url}/#/admin/till`);
  await field(page, 'Opening float').fill('2,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  // It is less than the last shift left, so the clerk counts again.
  await expect(page.getByRole('form', { name: 'Open the till' }).getByText(/press Open again/)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
  await office.goto(`${url}/#/super-admin/shifts`);
  await row.filter({ hasText: 'Open' }).getByRole('link', { name: 'Awka 2' }).click();
  // It began with less than the previous shift left.
  await expect(office.getByText('Left by the last shift')).toBeVisible();
  await office.getByRole('link', { name: /^Close for / }).click();
  await office.getByRole('radio', { name: 'Nobody can count it' }).check();
  await field(office, 'Why you close it').fill('The clerk went home');
  await office.getByRole('button', { name: 'Close the shift' }).click();
  await expect(office.getByText('Not counted').first()).toBeVisible();
  await office.context().close();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
});
