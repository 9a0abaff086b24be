import { arrive, field } from './support/clerk';
import { WINDSCREEN, fillExpense, openExpenses, statusOf, typeInto, toast } from './support/expense';
import { rowOf, choose } from './support/office';
import { loseResponses } from './support/outage';
import { expect, test } from './support/test';

test('an expense says what is missing and what is wrong, keeps what was typed, is entered once although its answer got lost, and is deleted again', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await test.step('the list says that it cannot be loaded, and loads when it is tried again', async () => {
    await page.route('**/api/get_expenses?*', (route) => route.abort());
    await page.goto(`${sharedServer.url}/#/admin/expenses`);
    await expect(page.getByText('Internet disconnected').first()).toBeVisible();
    await page.unroute('**/api/get_expenses?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^\d+ of \d+ expenses$|^No Expense found$/).first()).toBeVisible();
  });
  await openExpenses(page);
  await page.getByRole('link', { name: 'Create Expense' }).click();
  await expect(field(page, 'Terminal')).toHaveValue('Awka');
  await field(page, 'Terminal').fill('');
  await page.keyboard.press('Tab');
  // Leaving the field shows its error, which moves the button from under the mouse; the press still counts.
  await page.getByRole('button', { name: 'Add Expense' }).click();
  for (const message of [
    'Expense type is required',
    'Terminal is required',
    'Approving officer is required',
    'Amount is required',
    'Description is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  for (const [amount, message] of [
    ['sixty', 'Enter the amount in naira, such as 65,000'],
    ['0', 'Amount must be above zero'],
    ['-5', 'Amount must be above zero'],
  ] as const) {
    await field(page, 'Amount').fill(amount);
    await expect(field(page, 'Amount')).toHaveAccessibleDescription(new RegExp(message));
  }
  await field(page, 'Description').fill('x'.repeat(201));
  await expect(field(page, 'Description')).toHaveAccessibleDescription(/At most 200 characters\./);

  await field(page, 'Terminal').fill('awk');
  await page.getByRole('option', { name: 'Awka' }).click();
  await field(page, 'Expense Type').fill('SEC');
  await page.getByRole('option', { name: 'Security' }).click();
  await typeInto(page, 'Approving Officer', WINDSCREEN.officer);
  await field(page, 'Amount').fill('48,500.50');
  await field(page, 'Description').fill('Two guards for the night of the fair');
  await page.getByRole('link', { name: 'Trips' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  // The server processes the call, but its response is lost.
  const letThrough = await loseResponses(page, 'create_expenses');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'No answer yet. It is stored here and sent automatically.')).toBeVisible();
  // It is sent again automatically; the form is empty for the next expense, with the clerk's own terminal.
  await expect(page.getByText('1 entry is still sending.')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('');
  await expect(field(page, 'Terminal')).toHaveValue('Awka');
  await letThrough();
  await expect(toast(page, 'The expense is saved.')).toBeVisible({ timeout: 40_000 });

  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  const search = page.getByRole('searchbox', { name: 'Search Driver' });
  await expect(search).toHaveAccessibleDescription(/^Finds expenses by category, purpose, cashier/);
  await search.fill('48500.50');
  await expect(rowOf(page, 'Security')).toHaveCount(1);
  await search.fill('nothing like it');
  await expect(page.getByText('No expense matches “nothing like it”.').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).click();
  await statusOf(page, 'Rejected').click();
  await expect(statusOf(page, 'Rejected')).toHaveAttribute('aria-pressed', 'true');
  await expect(rowOf(page, 'Security')).toHaveCount(0);
  await statusOf(page, 'Pending').click();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Yesterday');
  await expect(rowOf(page, 'Security')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Today');
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/status=Pending&period=today&sort=amount$/);
  await page.reload();
  await expect(rowOf(page, 'Security')).toBeVisible();

  await choose(page, 'Security', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this expense?' });
  await expect(dialog).toContainText(
    'This action cannot be undone; all data associated with this tracked expense will also be removed.',
  );
  await dialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(rowOf(page, 'Security')).toBeVisible();
  await choose(page, 'Security', 'Delete');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(toast(page, 'Expense deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'Security')).toHaveCount(0);
});

test('on a phone an expense is entered with the thumb and stands among the cards', async ({
  page,
  sharedServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/expenses/edit`);
  await fillExpense(page, { ...WINDSCREEN, type: 'Phone credit', description: 'Entered on a phone' });
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'Expense created successfully')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Expenses' })
      .getByRole('listitem')
      .filter({ hasText: 'Entered on a phone' }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
