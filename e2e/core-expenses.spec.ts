import {
  arriveAtCore,
  chooseIn,
  expectColumns,
  expectCounts,
  expectFacts,
  expectMenu,
  expectToast,
} from './support/core';
import { expect, test } from './support/test';

const SAMPLES = ['Tyre replacement', 'Diesel', 'Vehicle repair', 'Stationery'];

test('a core server’s expenses are samples, which change on this machine alone', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const field = (label: string) => page.getByRole('form').getByLabel(new RegExp(`^${label}( \\*)?$`));
  const toList = () => page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  await arriveAtCore(page, core, '/admin/expenses');

  await test.step('counted, in eight columns, each with its menu', async () => {
    await expectCounts(page, 'Expenses by status', { Approved: 2, Pending: 1, Rejected: 1 });
    await expect(page.getByText('This server keeps no expenses.', { exact: false })).toBeVisible();
    await expect(page.getByText('4 of 4 sample expenses')).toBeVisible();
    await expectColumns(page, [
      'S/N',
      'Expense Category',
      'Cashier',
      'Expense Purpose',
      'Date',
      'Amount',
      'Status',
      'Action',
    ]);
    await expect(page.getByPlaceholder('Search Driver')).toBeVisible();
    const row = page.getByRole('row', { name: /Tyre replacement/ });
    for (const text of ['18/07/2025', '₦65,000.00', 'Approved']) await expect(row).toContainText(text);
  });

  await test.step('searched, filtered by their days, and sorted', async () => {
    const search = page.getByRole('searchbox', { name: 'Search Driver' });
    await search.fill('BAKARE');
    await expect(page.getByText('2 of 2 sample expenses')).toBeVisible();
    await search.fill('');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 Days');
    await expect(page.getByText('No expense in this period.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
    await expect(page.getByRole('row').nth(1)).toContainText('Stationery');
  });

  await test.step('the view has the seven fields', async () => {
    await expectMenu(page, /Diesel/, ['Edit', 'View', 'Delete']);
    await chooseIn(page, /Diesel/, 'View');
    const view = page.getByRole('dialog', { name: 'Expense' });
    await expectFacts(view, {
      'Expense Type': 'Diesel',
      Description: 'Generator of the waiting hall, 50 litres',
      Terminal: 'Awka',
      'Approving Officer': 'Ngozi Okeke',
      Date: '18/07/2025',
      'Payment Method': 'N/A',
      Amount: '₦65,000.00',
    });
    await page.keyboard.press('Escape');
  });

  await test.step('one is entered, another changed', async () => {
    await page.getByRole('link', { name: 'Create Expense' }).click();
    await expect(page.getByText('This server keeps no expenses.', { exact: false })).toBeVisible();
    for (const label of ['Expense Type', 'Terminal', 'Approving Officer', 'Amount', 'Description'])
      await expect(field(label)).toHaveAttribute('aria-required', 'true');
    for (const [label, text] of [
      ['Expense Type', 'Windscreen'],
      ['Approving Officer', 'Ngozi Okeke'],
      ['Amount', '48,500'],
      ['Description', 'New glass and fitting'],
    ] as const) {
      await field(label).fill(text);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Add Expense' }).click();
    await expectToast(page, 'Expense created successfully');
    await toList();
    await expect(page.getByText('5 of 5 sample expenses')).toBeVisible();
    await chooseIn(page, /Stationery/, 'Edit');
    await expect(page.getByRole('heading', { name: 'Edit Expense' })).toBeVisible();
    await field('Amount').fill('7,500');
    await page.getByRole('button', { name: 'Edit & Save' }).click();
    await expectToast(page, 'Expense edited successfully');
    await page.reload();
    await toList();
    await expect(page.getByRole('row', { name: /Windscreen/ })).toContainText('₦48,500.00');
    await expect(page.getByRole('row', { name: /Stationery/ })).toContainText('₦7,500.00');
  });

  await test.step('each is deleted after a question, until there is none', async () => {
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this expense?' });
    for (const name of [...SAMPLES, 'Windscreen']) {
      await chooseIn(page, new RegExp(name), 'Delete');
      await expect(question).toContainText(
        'This action cannot be undone; all data associated with this tracked expense will also be removed.',
      );
      await question.getByRole('button', { name: 'Yes, Delete' }).click();
      await expectToast(page, 'Expense deleted successfully');
      await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    }
    await expect(page.getByText('No Expense found').first()).toBeVisible();
    expect(core.writes()).toEqual([]);
  });
});
