import type { Page } from '@playwright/test';
import { arrive, field, submit } from './support/clerk';
import { WINDSCREEN, fillExpense, openExpenses, toast } from './support/expense';
import { expect, test } from './support/test';
import { fillWaybill } from './support/waybill';

const bar = (page: Page) => page.getByText('No connection.');

/** The places of the menu and the titles of their screens. */
const SCREENS = [
  ['Trips', 'Outgoing Trips'],
  ['Tickets', 'Ticket History'],
  ['Waybill', 'Outgoing Waybills'],
  ['Expenses', 'Expenses'],
  ['Operation History', 'Operation History'],
] as const;

/** Arrives, and waits until the code of the role's screens has been fetched ahead. */
async function arriveWithAllScreens(page: Page, url: string) {
  const lastScreens = page.waitForResponse(/assets\/forms-/);
  await arrive(page, url);
  await lastScreens;
  await page.waitForLoadState('networkidle');
}

const openFromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

test('a bar says that the network is gone, and goes when it is back', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url);
  await expect(bar(page)).toBeHidden();
  await page.context().setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('The connection is back.')).toBeAttached();
});

test('the bar comes when the server is dead, and a list that could not load is there when it is back', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  await server.kill();
  await openFromMenu(page, 'Tickets');
  await expect(bar(page)).toBeVisible();
  await server.restart();
  await expect(bar(page)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a list whose answer got lost is read again by itself while the server can be reached', async ({
  page,
  sharedServer,
}) => {
  await arriveWithAllScreens(page, sharedServer.url);
  await page.route('**/api/get_all_tickets*', (route) => route.abort('connectionreset'), { times: 1 });
  await openFromMenu(page, 'Tickets');
  await expect(page.getByRole('main').getByText('Internet disconnected')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 });
});

test('a server that keeps one waiting is called slow', async ({ page, server }) => {
  await arriveWithAllScreens(page, server.url);
  server.freeze();
  await openFromMenu(page, 'Tickets');
  await expect(page.getByText('The connection is slow.')).toBeVisible({ timeout: 10_000 });
  server.thaw();
  await expect(page.getByText('The connection is slow.')).toBeHidden({ timeout: 15_000 });
});

test('every screen of the menu opens without a network once the first one stands', async ({
  page,
  sharedServer,
}) => {
  await arriveWithAllScreens(page, sharedServer.url);
  await page.context().setOffline(true);
  for (const [name, title] of SCREENS) {
    await openFromMenu(page, name);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  }
});

test('a screen whose code does not come tries again by itself', async ({ page, sharedServer }) => {
  await page.route('**/assets/forms-*', (route) => route.abort());
  await arrive(page, sharedServer.url);
  await openFromMenu(page, 'Tickets');
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible();
  await page.unroute('**/assets/forms-*');
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeAttached({ timeout: 30_000 });
});

/** The call reaches the server, which does its work, and the answer is lost on the way back. */
const loseAnswerOf = (page: Page, call: string) =>
  page.route(
    `**/api/${call}*`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('an expense whose answer got lost goes on being sent, keeps nobody waiting, and is entered once', async ({
  page,
  server,
}) => {
  await arrive(page, server.url);
  await openExpenses(page);
  await page.getByRole('link', { name: 'Create Expense' }).click();
  await fillExpense(page);
  await loseAnswerOf(page, 'create_expenses');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(toast(page, 'No answer yet. It is written down here and goes on being sent.')).toBeVisible();
  // The form is free for the next one.
  await expect(field(page, 'Amount')).toHaveValue('');
  await expect(toast(page, 'The expense is saved.')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('main').getByRole('link', { name: 'Expenses' }).click();
  await expect(page.getByRole('row').filter({ hasText: WINDSCREEN.type })).toHaveCount(1);
});

test('whoever goes elsewhere while a sale is on its way stays there, and is told how it ended', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const answers: (() => void)[] = [];
  await page.route('**/api/create_waybills', async (route) => {
    await new Promise<void>((goOn) => answers.push(goOn));
    await route.fallback();
  });
  await fillWaybill(page);
  await submit(page);
  await expect.poll(() => answers.length).toBe(1);
  await openFromMenu(page, 'Trips');
  await expect(page.getByRole('heading', { name: 'Outgoing Trips' })).toBeVisible();
  answers[0]?.();
  await expect(page.getByText('Waybill created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outgoing Trips' })).toBeVisible();

  // Nor does one that is not answered take them away.
  await page.unroute('**/api/create_waybills');
  await page.route('**/api/create_waybills', async (route) => {
    await new Promise<void>((goOn) => answers.push(goOn));
    await route.abort('connectionfailed');
  });
  await fillWaybill(page);
  await submit(page);
  await expect.poll(() => answers.length).toBe(2);
  await openFromMenu(page, 'Trips');
  await expect(page.getByRole('heading', { name: 'Outgoing Trips' })).toBeVisible();
  answers[1]?.();
  await expect(page.getByText('1 entry is still sending.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outgoing Trips' })).toBeVisible();
});
