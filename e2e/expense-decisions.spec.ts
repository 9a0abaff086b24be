import { callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive, field } from './support/clerk';
import {
  WINDSCREEN,
  countOf,
  expensesToday,
  headOffice,
  openExpenses,
  enter,
  toast,
} from './support/expense';
import { SUPER_ADMIN, rowOf, choose } from './support/office';
import { expect, test } from './support/test';

test('an expense is entered, changed, looked at, approved by the head office, and stands in the books', async ({
  page,
  sharedServer,
  browser,
}) => {
  await arrive(page, sharedServer.url);
  await openExpenses(page);
  const before = await countOf(page, 'Pending');
  const booked = await expensesToday(page, sharedServer.url);
  await enter(page);
  await expect.poll(() => countOf(page, 'Pending')).toBe(before + 1);
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos' }).format(new Date()),
  );
  await expect(rowOf(page, WINDSCREEN.type).getByRole('cell')).toContainText([
    '1',
    /.+/,
    WINDSCREEN.description,
    today,
    '₦65,000.00',
    'Pending',
    '',
  ]);

  await choose(page, WINDSCREEN.type, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Expense', level: 1 })).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('65,000');
  await field(page, 'Amount').fill('70,000.50');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(toast(page, 'Expense edited successfully')).toBeVisible();
  // The URL alone is enough to load the saved expense.
  await page.reload();
  await expect(field(page, 'Amount')).toHaveValue('70,000.50');

  await openExpenses(page);
  await choose(page, WINDSCREEN.type, 'View');
  const view = page.getByRole('dialog', { name: 'Expense' });
  for (const text of [
    WINDSCREEN.type,
    WINDSCREEN.description,
    'Awka',
    WINDSCREEN.officer,
    today,
    '₦70,000.50',
    'Pending',
  ]) {
    await expect(view).toContainText(text);
  }
  await expect(view).toContainText('Payment MethodN/A');
  await page.keyboard.press('Escape');

  const office = await headOffice(browser, sharedServer.url);
  await office.getByRole('button', { name: WINDSCREEN.type, exact: true }).click();
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(office, 'Expense approved')).toBeVisible();
  const history = office.getByRole('list', { name: /^History of the expense/ }).getByRole('listitem');
  await expect(history).toHaveText([
    /^Created/,
    /^Edited.*Amount.*₦65,000\.00.*₦70,000\.50/s,
    /^Status.*Approved/,
  ]);
  await office.keyboard.press('Escape');
  await expect(rowOf(office, WINDSCREEN.type)).toContainText('Approved');

  await page.reload();
  await expect(rowOf(page, WINDSCREEN.type)).toContainText('Approved');
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${WINDSCREEN.type}`) })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const inBooks = [[-70_000.5, false], ...booked];
  expect(await expensesToday(page, sharedServer.url)).toEqual(inBooks);

  await office.context().close();
});

test('a wrong decision is taken back with a reason and the money comes back; what is rejected costs nothing', async ({
  page: office,
  sharedServer,
}) => {
  const { url } = sharedServer;
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const books = async () =>
    rowsIn(await clerk('GET', 'get_operations?type=EXPENSE')).map((line) => [
      line['amount'],
      line['is_reversal'],
    ]);
  const type = 'Repainting of LSR 117 YB';
  await clerk('POST', 'create_expenses', {
    expense_type: type,
    terminal_id: 'Awka',
    approving_officer: WINDSCREEN.officer,
    amount: 250_000,
    description: 'Both sides',
  });
  const booked = await books();
  await arrive(office, url, SUPER_ADMIN);
  await openExpenses(office);
  await choose(office, type, 'Approved');
  await expect(toast(office, 'Expense approved')).toBeVisible();
  await choose(office, type, 'Back to Pending…');
  await office.getByRole('button', { name: 'Back to Pending' }).click();
  await expect(office.getByText('Please say why the status is taken back.')).toBeVisible();
  await office.getByLabel('Reason').fill('The receipt belongs to another vehicle');
  await office.getByRole('button', { name: 'Back to Pending' }).click();
  await expect(rowOf(office, type)).toContainText('Pending');
  expect(await books()).toEqual([[250_000, true], [-250_000, false], ...booked]);

  await choose(office, type, 'View');
  const view = office.getByRole('dialog', { name: 'Expense', exact: true });
  await expect(view.getByRole('button', { name: 'Reject…' })).not.toBeFocused();
  await view.getByRole('button', { name: 'Reject…' }).click();
  const rejecting = office.getByRole('dialog', { name: 'Reject', exact: true });
  await expect(rejecting.getByLabel('Reason')).toBeFocused();
  await rejecting.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(rejecting.getByText('Please say why.', { exact: true })).toBeVisible();
  await rejecting.getByLabel('Reason').fill('No receipt of the painter');
  await rejecting.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(toast(office, 'Expense rejected')).toBeVisible();
  await choose(office, type, 'View');
  await expect(view).toContainText('Why it is rejectedNo receipt of the painter');
  const history = office.getByRole('list', { name: /^History of the expense/ });
  await expect(history).toContainText('The receipt belongs to another vehicle');
  await expect(history).toContainText('No receipt of the painter');
  await office.keyboard.press('Escape');
  await choose(office, type, 'Delete');
  const question = office.getByRole('dialog', { name: 'Are you sure you want to delete this expense?' });
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(question.getByText('Please say why.')).toBeVisible();
  await question.getByLabel('Reason').fill('Entered twice');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(toast(office, 'Expense deleted successfully')).toBeVisible();
  await expect(rowOf(office, type)).toHaveCount(0);
  expect(await books()).toHaveLength(booked.length + 2);
});

test('who is late is told: an expense that was decided meanwhile is neither edited nor deleted by staff', async ({
  page,
  sharedServer: { url },
}) => {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  const type = 'Wipers of ANB 482 XA';
  const { data } = await clerk('POST', 'create_expenses', {
    expense_type: type,
    terminal_id: 'Awka',
    approving_officer: WINDSCREEN.officer,
    amount: 9_000,
    description: 'Both',
  });
  await arrive(page, url);
  await openExpenses(page);
  await choose(page, type, 'Edit');
  await field(page, 'Amount').fill('1');
  await office('PUT', `expense_status/${String(fieldsOf(data)['id'])}`, { status: 'Approved' });
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(
    toast(page, 'This expense is Approved. Only a pending expense can be edited.').first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('This expense is Approved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});
