import { arrive } from './support/clerk';
import { allAmounts, card, choose, figure, koboIn, openHistory, sum } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

test('the figures of a period and of a terminal are, to the kobo, the sum of the list beneath them', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  for (const query of ['?period=last30Days&type=EXPENSE', '?period=yesterday']) {
    await choose(page, () => openHistory(page, query));
    const amounts = await allAmounts(page);
    expect(amounts.length).toBeGreaterThan(0);
    const expected = query.includes('EXPENSE')
      ? -(await figure(page, 'Expenses'))
      : await figure(page, 'Balance');
    expect(sum(amounts)).toBe(expected);
    expect((await figure(page, 'Total Income')) - (await figure(page, 'Expenses'))).toBe(
      await figure(page, 'Balance'),
    );
  }
  const all = await figure(page, 'Balance');
  const terminal = page.getByRole('combobox', { name: 'Terminal' });
  await choose(page, () => terminal.selectOption('Awka'));
  await expect(page).toHaveURL(/terminal=/);
  await expect.poll(() => figure(page, 'Balance')).not.toBe(all);
  expect(sum(await allAmounts(page))).toBe(await figure(page, 'Balance'));
  await page.goBack();
  await expect.poll(() => figure(page, 'Balance')).toBe(all);
});

test('the dashboard shows the company’s figures, its income as a chart and the newest operations; figures that do not come are never shown as nought', async ({
  page,
  sharedServer: { url },
}) => {
  let isBroken = true;
  await page.route('**/api/get_summary*', (route) => (isBroken ? route.abort() : route.continue()));
  await arrive(page, url, SUPER_ADMIN);
  await expect(page.getByText('Internet disconnected').first()).toBeVisible();
  await expect(card(page, 'Income')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  expect(await figure(page, 'Income')).toBeGreaterThan(0);
  const labels = [
    'Income',
    'Waybill income',
    'Ticket income',
    'Expenses',
    'Vehicles',
    'Admins',
    'Terminals',
    'Routes',
  ];
  for (const label of labels) await expect(card(page, label)).toContainText(/\d/);
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  const chart = page.getByRole('group', { name: /^Income and expenses, / });
  await chart.getByText('Show as a table').click();
  const rows = await chart.getByRole('row').allTextContents();
  const tickets = rows.slice(1).map((row) => koboIn(row));
  expect(tickets).toHaveLength(7);
  expect(sum(tickets)).toBe(await figure(page, 'Ticket income'));
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 Days');
  await expect(page).toHaveURL(/period=last30Days/);
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/operation-history\?period=last30Days/);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last30Days');
});
