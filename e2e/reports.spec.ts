import { readFile } from 'node:fs/promises';
import { arrive } from './support/clerk';
import { allAmounts, figure, koboIn, sum } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';

test('the head office reads its income by terminal, follows a figure to its lines and back, takes it away and prints it', async ({
  page,
  sharedServer: { url },
}) => {
  await withoutPrintDialog(page);
  await arrive(page, url, SUPER_ADMIN);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 Days');
  await page.getByRole('link', { name: 'Income', exact: true }).click();
  await expect(page).toHaveURL(/reports\?period=last30Days&report=income/);

  const table = page.getByRole('table', { name: /^Income by terminal, / });
  const balances = table.getByRole('link', { name: /^Balance, (?!Total: )/ });
  await expect(balances.first()).toBeVisible();
  const rows = (await balances.allTextContents()).map(koboIn);
  expect(sum(rows)).toBe(await figure(page, 'Balance'));
  await expect(page.getByRole('group', { name: /^Income by terminal, / })).toBeVisible();

  const awka = table.getByRole('link', { name: /^Expense, Awka: / });
  const spent = koboIn((await awka.textContent()) ?? '');
  await awka.click();
  await expect(page).toHaveURL(/operation-history\?.*type=EXPENSE/);
  expect(sum(await allAmounts(page))).toBe(spent);
  await page.goBack();
  await expect(awka).toBeVisible();
  expect(koboIn((await awka.textContent()) ?? '')).toBe(spent);
  await page.reload();
  await expect(balances).toHaveCount(rows.length);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^income_by_terminal_.*\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\ufeff"Terminal","Ticket","Waybill","Expense","Of tickets: luggage","Income","Balance"');
  expect(lines).toHaveLength(rows.length);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^Income by terminal, /);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.locator('[data-print-sheet="A4"] tr')).toHaveCount(rows.length + 2);
});

test('an operation of a kind that nobody knows says so', async ({ page, sharedServer: { url } }) => {
  await arrive(page, url, SUPER_ADMIN);
  await page.route('**/api/get_operation/9', (route) =>
    route.fulfill({ json: { data: { id: '9', type: 'GIFT', amount: 500 } } }),
  );
  await page.goto(`${url}/#/super-admin/operation-history/view?id=9`);
  await expect(page.getByText('Invalid transaction type')).toBeVisible();
});
