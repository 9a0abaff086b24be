import type { Page } from '@playwright/test';
import { PASSCODE, arrive, field, next, submit } from './support/clerk';
import { addStaff } from './support/counter';
import { SUPER_ADMIN } from './support/office';
import { PAPERS, onPaper, withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';
import { fillWaybill, waybillNumber } from './support/waybill';

const [, ROLL] = PAPERS;
const AWKA = 'awka@motorpark.example';
const UCHE = 'uche@motorpark.example';

test('a drawer is opened, sold from, pays, is emptied, counted ₦500 short, closed and printed; head office corrects it and closes a forgotten one; a colleague takes one over, with its owner and without', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { url } = server;
  await withoutPrintDialog(page);
  await arrive(page, url);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
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
  await menu.getByRole('link', { name: 'Till' }).click();
  await expect(page.getByRole('group', { name: 'Parcels taken in' })).toContainText('1');
  // The shift is a period of the operation history: its figures are the sums of its rows.
  await page.getByRole('link', { name: 'Its entries in Operation History' }).click();
  await expect(page.getByRole('combobox', { name: 'Period' }).locator('option:checked')).toHaveText(
    'My shift',
  );
  await expect(page.getByRole('table', { name: 'Operation History' }).getByRole('row')).toHaveCount(2);
  const income = '₦3,500.00';
  await expect(page.getByRole('group', { name: 'Total Income' })).toContainText(income);
  await expect(page.getByRole('row').nth(1)).toContainText(income);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 Days');
  await expect(page.getByRole('table', { name: 'Operation History' }).getByRole('row')).not.toHaveCount(2);
  // It is a period of the dashboard too, where each figure links to its rows.
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'My shift' }).click();
  await expect(page.getByRole('group', { name: 'Total Income', exact: true })).toContainText(income);
  await page.getByRole('link', { name: 'Total Income (Waybill)' }).click();
  await expect(page.getByRole('button', { name: 'Waybill', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('table', { name: 'Operation History' }).getByRole('row')).toHaveCount(2);
  await menu.getByRole('link', { name: 'Till' }).click();

  await page.getByRole('button', { name: 'Drop cash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop cash' });
  await dialog.getByLabel(/^Amount/).fill('50,000');
  await dialog.getByLabel(/^Received by/).fill('The safe');
  await dialog.getByRole('button', { name: /^Drop ₦/ }).click();
  await expect(dialog.getByText('This drawer holds less than ₦20,000.00 in cash.')).toBeVisible();
  await dialog.getByLabel(/^Amount/).fill('5,000');
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
  await expect(page.getByText(/Taken back: Typed wrong/)).toBeVisible();
  await expect(page.getByText('−₦6,000.00')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await expect(page.getByText('−₦6,000.00')).toBeFocused();
  await page.getByRole('button', { name: 'Pay an expense' }).click();
  const expense = page.getByRole('dialog', { name: 'Pay an expense' });
  await expense.getByLabel(/^Expense Type/).fill('Diesel');
  await expense.getByLabel(/^Approving Officer/).fill('Ngozi Okeke');
  await expense.getByLabel(/^Amount/).fill('1,000');
  await expense.getByLabel(/^Description/).fill('Generator');
  await expense.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(expense).toHaveCount(0);
  await expect(page.getByText('₦1,000.00')).toBeVisible();
  // The expected amount, ₦7,500, is shown nowhere.
  await expect(page.getByText('7,500')).toHaveCount(0);

  await page.getByRole('link', { name: 'Count and close' }).click();
  await field(page, '₦1,000').fill('7');
  // A count is final, so Enter moves to the next field instead of sending the form.
  await field(page, '₦1,000').press('Enter');
  await expect(field(page, '₦500')).toBeFocused();
  await next(page);
  await expect(page.getByRole('row').filter({ hasText: 'Cash' })).toContainText('−₦500.00');
  // The proposed float is the opening float, but never more than the counted cash.
  const stays = field(page, 'Stays in the drawer');
  await expect(stays).toBeFocused();
  await expect(stays).toHaveValue('7,000');
  // The count stays stored, even after a reload.
  await page.reload();
  await field(page, 'Why it differs').fill('Change was given twice');
  await expect(stays).toHaveValue('7,000');
  await stays.fill('7,001');
  await page.getByRole('button', { name: 'Close the till' }).click();
  await expect(page.getByText('This is more than was counted.')).toBeVisible();
  await stays.fill('4,000');
  await page.getByRole('button', { name: 'Close the till' }).click();

  await expect(page.getByRole('heading', { name: 'Shift report', level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  await onPaper(page, { paper: ROLL, button: 'Print', title: 'Shift report Awka, no. 1' }, async () => {
    const report = page.locator('[data-print-sheet]');
    await expect(report).toContainText('−₦500.00');
    await expect(report).toContainText('Received by');
    await expect(report).toContainText('₦3,000.00');
  });

  const office = await (await browser.newContext()).newPage();
  await arrive(office, url, SUPER_ADMIN);
  await office.goto(`${url}/#/super-admin/shifts`);
  const row = office.getByRole('row').filter({ hasText: 'Awka 2' });
  await expect(row).toContainText('Closed');
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

  // The drop and the counted cash less the float are banked together; the bank received ₦100 less.
  await office.goto(`${url}/#/super-admin/shifts/drops`);
  await office.getByRole('link', { name: 'Awka', exact: true }).first().click();
  await expect(office.getByRole('row').filter({ hasText: 'Counted at closing' })).toContainText('₦3,000.00');
  await expect(office.getByText('₦8,000.00')).toBeVisible();
  await field(office, 'Number of the slip').fill('FBN 1');
  await field(office, 'Paid in').fill('7,900');
  await expect(office.getByText('Difference: −₦100.00')).toBeVisible();
  await office.getByRole('button', { name: 'Paid in ₦7,900.00' }).click();
  await expect(office.getByText('Please say why it differs.')).toBeVisible();
  await field(office, 'Why it differs').fill('A torn note');
  await office.getByRole('button', { name: 'Paid in ₦7,900.00' }).click();
  await expect(office.getByText('There is no cash to bank.').first()).toBeVisible();
  await expect(office.getByRole('row').filter({ hasText: 'Counted at closing' })).toContainText(
    'FBN 1, Deposit −₦100.00',
  );

  // It was typed wrong: it is taken back, waits again and is paid in anew.
  const counted = office.getByRole('row').filter({ hasText: 'Counted at closing' });
  await counted.getByRole('button', { name: /^Actions for/ }).click();
  await office.getByRole('menuitem', { name: 'Take back…' }).click();
  const back = office.getByRole('dialog', { name: 'Take back a deposit' });
  await expect(back).toContainText('all 2 drops of slip FBN 1');
  await back.getByLabel(/^Reason/).fill('The slip of another bank');
  await back.getByRole('button', { name: 'Take back ₦7,900.00' }).click();
  await expect(counted).toContainText('Not banked');
  await expect(counted).toContainText('Taken back: FBN 1, ₦7,900.00 by');
  await office.getByRole('link', { name: 'Awka', exact: true }).first().click();
  await field(office, 'Number of the slip').fill('FBN 2');
  await field(office, 'Paid in').fill('8,000');
  await office.getByRole('button', { name: 'Paid in ₦8,000.00' }).click();
  await expect(office.getByText('There is no cash to bank.').first()).toBeVisible();
  await expect(counted).toContainText('FBN 2; Taken back: FBN 1, ₦7,900.00 by');

  // The next shift is left open, and the head office closes it for the clerk, who then opens another one.
  await page.goto(`${url}/#/admin/till`);
  await field(page, 'Opening float').fill('2,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
  await office.goto(`${url}/#/super-admin/shifts`);
  await expect(row.filter({ hasText: 'Closed' })).toContainText('₦0.00');
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

  // A colleague's drawer is taken over with the colleague's confirmation, and back without one.
  await addStaff(server, AWKA, [{ name: 'Uche Eze', email: UCHE }]);
  const beside = await (await browser.newContext()).newPage();
  await arrive(beside, url, UCHE);
  await beside.goto(`${url}/#/admin/till`);
  await field(beside, 'Counter').fill('Awka 3');
  await field(beside, 'Opening float').fill('1,000');
  await beside.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(beside.getByRole('heading', { name: 'My shift' })).toBeVisible();

  const count = async (tab: Page) => {
    await tab.goto(`${url}/#/admin/till`);
    await tab.reload();
    await tab.getByRole('link', { name: 'Awka 3' }).click();
    await field(tab, '₦1,000').fill('1');
    await next(tab);
    await expect(tab.getByText('The count agrees.')).toBeVisible();
  };
  const takeOver = (tab: Page) => tab.getByRole('button', { name: 'Take over' }).click();
  await count(page);
  await takeOver(page);
  await expect(page.getByText('Please say why Uche Eze has not confirmed the count.')).toBeVisible();
  const secret = page.getByLabel('PIN or passcode of Uche Eze');
  await secret.fill('402918');
  await takeOver(page);
  await expect(secret).toHaveAccessibleDescription(/^Please enter the passcode of Uche Eze\./);
  await secret.fill(PASSCODE);
  await takeOver(page);
  await expect(page.getByText('Taken over from', { exact: true })).toBeVisible();

  await count(beside);
  await beside.getByLabel(/^Why .* has not confirmed it/).fill('Called away');
  await takeOver(beside);
  await expect(beside.getByText('Taken over from')).toBeVisible();
  await beside.context().close();
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: 'Uche Eze counted your drawer Awka 3 without you.' })
    .getByRole('link', { name: 'Show the report' })
    .click();
  await expect(page.getByText('Counted without').first()).toBeVisible();
  await page.goto(`${url}/#/admin/till/shifts`);
  await expect(page.getByRole('row').filter({ hasText: 'Awka 3' })).toContainText('counted without');
});
