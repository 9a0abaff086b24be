import type { Page } from '@playwright/test';
import { callerAs } from './support/caller';
import { arrive } from './support/clerk';
import { momentFields } from './support/moment';
import { SUPER_ADMIN } from './support/office';
import { scan } from './support/scanner';
import { expect, test } from './support/test';

const overview = (page: Page) => page.getByRole('heading', { name: 'Tickets Overview' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Route ID' });

/** Returns the numbers of a ticket and of a waybill of the terminal. */
async function numbers(url: string) {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const first = async (call: string, number: RegExp) =>
    number.exec(JSON.stringify(await clerk('GET', `${call}?limit=1`)))?.[0] ?? '';
  return {
    ticket: await first('get_all_tickets', /TK-[0-9A-Z]{6}-[0-9A-Z]/),
    parcel: await first('get_waybills', /WB-[0-9A-Z]{6}-[0-9A-Z]/),
  };
}

const openTickets = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('a scanned ticket or parcel opens from any screen, the search over everything and at the head office, and leaves nothing in the field that had the focus', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { ticket: number, parcel } = await numbers(sharedServer.url);

  await openTickets(page);
  await scan(page, number);
  await expect(overview(page)).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();

  await openTickets(page);
  await search(page).fill('Awka');
  await search(page).press('ArrowLeft');
  await page.evaluate(() => {
    const values: string[] = [];
    Object.assign(window, { values });
    document.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) values.push(target.value);
    });
  });
  await scan(page, number.toLowerCase());
  await expect(overview(page)).toBeVisible();
  expect(await page.evaluate<string | undefined>('window.values.at(-1)')).toBe('Awka');

  await openTickets(page);
  await search(page).focus();
  await scan(page, parcel);
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  await expect(page.getByText(parcel).first()).toBeVisible();

  // The same on a computer with a French keyboard.
  await openTickets(page);
  await search(page).focus();
  await scan(
    page,
    parcel.replace(/[QAWZM2-9-]/g, (one) => 'AQZW?é"\'(-è_ç)'.charAt('QAWZM23456789-'.indexOf(one))),
  );
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  await expect(page.getByText(parcel).first()).toBeVisible();

  await page.goto(`${sharedServer.url}/#/admin/trips/edit`);
  await page.getByLabel('Amount').focus();
  await page.keyboard.press('Control+k');
  const everything = page.getByRole('dialog', { name: 'Search everything' });
  await expect(everything.getByRole('combobox')).toBeFocused();
  await scan(page, number);
  await expect(overview(page)).toBeVisible();
  await expect(everything).toHaveCount(0);

  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await page.goto(`${sharedServer.url}/#/super-admin/terminal`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Awka');
  await scan(page, number);
  await expect(page).toHaveURL(new RegExp(`tickets/overview\\?id=${number}`));
});

test('a number that nobody knows, or that has a slip, is said, and the field is as it was; what people type and paste is never taken for a scan', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openTickets(page);
  await search(page).fill('Lagos');
  await search(page).evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(2, 4));

  await scan(page, 'TK-TESTED-D');
  await expect(
    page.getByText('There is no ticket TK-TESTED-D at your terminal.', { exact: false }),
  ).toBeVisible();
  await scan(page, 'WB-TESTED-D');
  await expect(
    page.getByText('There is no waybill WB-TESTED-D at your terminal.', { exact: false }),
  ).toBeVisible();
  await scan(page, 'TK-TESTED-E');
  await expect(page.getByText('TK-TESTED-E is incomplete. Scan the ticket again.')).toBeVisible();

  await scan(page, 'ZB)èAF');
  await expect(
    page.getByText('ZB)èAF: set the scanner to this computer’s keyboard.', { exact: false }),
  ).toBeVisible();
  await scan(page, 'B-TESTED-D');
  await expect(page.getByText('B-TESTED-D is incomplete. Scan the waybill again.')).toBeVisible();
  await scan(page, '5901234123457');
  await expect(
    page.getByText('5901234123457 is not ours. Scan a ticket or waybill.', { exact: false }),
  ).toBeVisible();

  await expect(search(page)).toHaveValue('Lagos');
  await expect(search(page)).toBeFocused();
  const caret = await search(page).evaluate((field) =>
    field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : [],
  );
  expect(caret).toEqual([2, 4]);
  await expect(page.getByRole('heading', { name: 'Ticket History' })).toBeAttached();

  const { ticket: number } = await numbers(sharedServer.url);
  await search(page).fill('');
  await search(page).click();
  await page.keyboard.type('Port Harcourt', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('Port Harcourt');
  await search(page).fill('');
  await page.keyboard.type(number, { delay: 160 });
  await expect(search(page)).toHaveValue(number);
  await search(page).fill('');
  await page.keyboard.insertText(number);
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue(number);
  await expect(overview(page)).toHaveCount(0);
});

test('a scan into a form sends nothing; unsaved work asks, the scan alone is no work, and dates, choices and searched answers are as they were', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { ticket: number } = await numbers(sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/trips/edit`);
  const amount = page.getByLabel('Amount');
  await amount.click();
  await scan(page, number);
  await expect(overview(page)).toBeVisible();

  await page.goto(`${sharedServer.url}/#/admin/trips/edit`);
  await amount.fill('18500');
  await scan(page, number);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(amount).toHaveValue('18500');
  await expect(page.getByText('Vehicle is required')).toHaveCount(0);
  await amount.focus();
  await scan(page, number);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(overview(page)).toBeVisible();

  await page.goto(`${sharedServer.url}/#/admin/trips/edit`);
  const [date, route] = [momentFields(page).day, page.getByRole('combobox', { name: 'Route' })];
  const unknown = page.getByText('There is no ticket TK-TESTED-D', { exact: false });

  await date.fill('24/12');
  await date.focus();
  await scan(page, 'TK-TESTED-D');
  await expect(unknown).toBeVisible();
  await expect(date).toHaveValue('24/12');

  await route.focus();
  await scan(page, 'TK-TESTED-D');
  await expect(route).toHaveValue('');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.goto(`${sharedServer.url}/#/admin/tickets`);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const filter = page.getByRole('button', { name: /^Boarded/ });
  await filter.click();
  await scan(page, 'TK-TESTED-D');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});
