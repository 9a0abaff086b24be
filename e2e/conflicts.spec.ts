import type { Browser, Page } from '@playwright/test';
import { callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive, field, next, submit } from './support/clerk';
import { openExpenses, toast } from './support/expense';
import { SUPER_ADMIN, rowOf } from './support/office';
import { expect, test } from './support/test';
import { choose, openHistory, sell } from './support/ticket';

/** Opens a browser of its own for another user. */
async function somebodyElse(browser: Browser, url: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await arrive(page, url, email);
  return page;
}

test('two clerks change one ticket: the second sees both, decides line by line, and nothing of either is lost', async ({
  page,
  browser,
  sharedServer,
}) => {
  const { url } = sharedServer;
  await arrive(page, url);
  const { number } = await sell(page, 1);
  await openHistory(page);
  await choose(page, number, 'Edit');
  await next(page);
  await page.getByLabel('Traveler Name').fill('Adaeze Bello');
  await page.getByLabel('Mobile Number').first().fill('08090001111');

  const other = await somebodyElse(browser, url, 'awka@motorpark.example');
  await other.goto(page.url());
  await next(other);
  await other.getByLabel('Traveler Name').fill('Adaeze Nwankwo');
  await other.getByLabel('Next of Kin Mobile Number').fill('08055512345');
  await next(other);
  await submit(other);
  await expect(other.getByText('Ticket edited successfully!')).toBeVisible();

  await next(page);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(dialog).toContainText(/changed this ticket since you opened it/);
  const line = (label: string) => dialog.getByRole('radiogroup', { name: label, exact: true });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  await expect(line('Mobile number').getByRole('radio', { name: '0809 000 1111' })).toBeChecked();
  await expect(line('Next of kin mobile number').getByRole('radio', { name: '0805 551 2345' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(dialog.getByText('Both of you changed this. Choose one.')).toBeVisible();

  // Back in the form all typed values are still there.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Passenger Information' }).click();
  await expect(page.getByLabel('Traveler Name')).toHaveValue('Adaeze Bello');
  await next(page);
  await submit(page);
  await line('Traveler name').getByRole('radio', { name: 'Adaeze Bello' }).check();
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(page.getByText('Ticket edited successfully!')).toBeVisible();

  const history = page.getByRole('list', { name: `History of ticket ${number}` }).getByRole('listitem');
  await expect(history.nth(1)).toContainText('Adaeze Nwankwo');
  await expect(history.nth(1)).toContainText('0805 551 2345');
  await expect(history.nth(2)).toContainText('Adaeze Bello');
  await expect(history.nth(2)).toContainText('0809 000 1111');
  await expect(history.nth(2)).not.toContainText('0805 551 2345');
  await expect(page.getByText('0806 220 1934')).toHaveCount(1);
  await other.context().close();
});

test('what somebody else has changed meanwhile: a record of the office is merged, and can be saved again; an expense is approved only at the amount that was seen', async ({
  page,
  sharedServer,
}) => {
  const { url } = sharedServer;
  const office = await callerAs(url, SUPER_ADMIN);
  await arrive(page, url, SUPER_ADMIN);
  await page.goto(`${url}/#/super-admin/routes`);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('button').first().click();
  await expect(field(page, 'Distance')).not.toHaveValue('');
  const name = await field(page, 'Route ID').inputValue();
  const route = rowsIn(await office('GET', 'get_routes')).find((one) => one['route_id'] === name);
  await office('PUT', `edit_route/${String(route?.['id'])}`, { ...route, duration: '9 hours' });

  await field(page, 'Distance').fill('455 km');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(dialog.getByRole('radio', { name: '9 hours' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '455 km' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(page.getByText('Route edited successfully')).toBeVisible();
  await expect(field(page, 'Duration')).toHaveValue('9 hours');
  await expect(field(page, 'Distance')).toHaveValue('455 km');

  // The form stays open, and the next save is based on what was just saved.
  await field(page, 'Distance').fill('456 km');
  await page.getByRole('button', { name: 'Edit & Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Distance')).toHaveValue('456 km');
  await expect(field(page, 'Duration')).toHaveValue('9 hours');

  const clerk = await callerAs(url, 'awka@motorpark.example');
  const diesel = {
    expense_type: 'Diesel for the generator',
    terminal_id: 'Awka',
    approving_officer: 'Ngozi Okeke',
    amount: 5_000,
    description: 'Two cans',
  };
  const { id } = fieldsOf((await clerk('POST', 'create_expenses', diesel))['data']);
  await openExpenses(page);
  await page.getByRole('button', { name: diesel.expense_type, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await clerk('PUT', `edit_expense/${String(id)}`, { ...diesel, amount: 500_000 });

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `${diesel.expense_type} has changed` });
  await expect(question).toContainText('Amount is now ₦500,000.00, it was ₦5,000.00 when you opened it.');
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(rowOf(page, diesel.expense_type)).toContainText('₦500,000.00');
  await expect(rowOf(page, diesel.expense_type)).toContainText('Pending');
  // Now that the amount was shown, the expense can be decided.
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page, 'Expense approved')).toBeVisible();
});
