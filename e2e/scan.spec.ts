import type { Page } from '@playwright/test';
import { arrive, fillTicket, submit, ticketNumber } from './support/clerk';
import { arriveAtCore } from './support/core';
import { ticketRow } from './support/coreCompany';
import { momentFields } from './support/moment';
import { scan } from './support/scanner';
import { expect, test } from './support/test';

const overview = (page: Page) => page.getByRole('heading', { name: 'Tickets Overview' });

/** Sells a ticket and tells its number. */
async function sell(page: Page): Promise<string> {
  await fillTicket(page, 1);
  await submit(page);
  return ticketNumber(page);
}

const openTickets = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('a scanned ticket opens from any screen, and leaves nothing in the field that had the focus', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const number = await sell(page);

  await openTickets(page);
  await scan(page, number);
  await expect(overview(page)).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();

  await openTickets(page);
  const search = page.getByRole('searchbox', { name: 'Search Route ID' });
  await search.fill('Awka');
  await search.press('ArrowLeft');
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
});

test('a number that nobody knows, or that has a slip, is said; one stays and the field is as it was', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await openTickets(page);
  const search = page.getByRole('searchbox', { name: 'Search Route ID' });
  await search.fill('Lagos');
  await search.evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(2, 4));

  await scan(page, 'TK-TESTED-D');
  await expect(
    page.getByText('There is no ticket TK-TESTED-D at your terminal.', { exact: false }),
  ).toBeVisible();
  await scan(page, 'WB-TESTED-D');
  await expect(
    page.getByText('There is no waybill WB-TESTED-D at your terminal.', { exact: false }),
  ).toBeVisible();
  await scan(page, 'TK-TESTED-E');
  await expect(page.getByText('TK-TESTED-E was not read completely. Please scan it again.')).toBeVisible();

  await expect(search).toHaveValue('Lagos');
  await expect(search).toBeFocused();
  const caret = await search.evaluate((field) =>
    field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : [],
  );
  expect(caret).toEqual([2, 4]);
  await expect(page.getByRole('heading', { name: 'Ticket History' })).toBeAttached();
});

test('a scan into a form sends nothing; unsaved work asks, and the scan alone is no work', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const number = await sell(page);
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
});

test('dates, choices and searched answers are as they were after a scan', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
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

test('what people type and paste is never taken for a scan', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  const number = await sell(page);
  await openTickets(page);
  const search = page.getByRole('searchbox', { name: 'Search Route ID' });
  await search.click();
  await page.keyboard.type('Port Harcourt');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Port Harcourt');
  await search.fill('');
  await page.keyboard.type(number, { delay: 160 });
  await expect(search).toHaveValue(number);
  await search.fill('');
  await page.keyboard.insertText(number);
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue(number);
  await expect(overview(page)).toHaveCount(0);
});

test('scanning works on a core server too', async ({ page, startCore }) => {
  const travelDate = new Date(Date.now() + 60 * 60_000).toISOString();
  const ticket = { ...ticketRow('9', 'Ngozi Okafor', '2', travelDate), ticket_id: 'TK-TESTED-D' };
  const core = await startCore({
    answers: { 'GET /api/get_all_tickets': () => ({ data: { data: [ticket] } }) },
  });
  await arriveAtCore(page, core, '/admin/tickets/edit');
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeVisible();
  await scan(page, 'TK-TESTED-D');
  await expect(overview(page)).toBeVisible();
  await expect(page.getByText('Ngozi Okafor').first()).toBeVisible();
});

test('a scanned waybill opens its overview', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  const number = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    const listed: unknown = await (await fetch('/api/get_waybills', { headers })).json();
    return /WB-[0-9A-Z]{6}-[0-9A-Z]/.exec(JSON.stringify(listed))?.[0] ?? '';
  });
  await openTickets(page);
  await page.getByRole('searchbox', { name: 'Search Route ID' }).focus();
  await scan(page, number);
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
});
