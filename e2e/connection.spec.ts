import type { Page } from '@playwright/test';
import { arrive, submit } from './support/clerk';
import { expect, test } from './support/test';
import { fillWaybill } from './support/waybill';

const bar = (page: Page) => page.getByText('No connection.');

/** Menu items, the titles of their screens, and whose first file they are in. */
const SCREENS = [
  ['Trips', 'Outgoing Trips', 'trip'],
  ['Tickets', 'Ticket History', 'ticket'],
  ['Waybill', 'Outgoing Waybills', 'waybill'],
  ['Expenses', 'Expenses', 'expense'],
  ['Operation History', 'Operation History', 'operationLists'],
] as const;

/** Logs in and waits until the code of the role's screens has been prefetched. */
async function arriveWithAllScreens(page: Page, url: string) {
  const screens = SCREENS.map(([, , file]) => page.waitForResponse(new RegExp(`assets/first-${file}-`)));
  await arrive(page, url);
  await Promise.all(screens);
  await page.waitForLoadState('networkidle');
}

const openFromMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

test('without a network a bar says so, and every screen of the menu opens; it goes when the network is back', async ({
  page,
  sharedServer,
}) => {
  await arriveWithAllScreens(page, sharedServer.url);
  await expect(bar(page)).toBeHidden();
  await page.context().setOffline(true);
  await expect(bar(page)).toBeVisible();
  for (const [name, title] of SCREENS) {
    await openFromMenu(page, name);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  }
  await page.context().setOffline(false);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('The connection is back.')).toBeAttached();
});

test('a server that keeps one waiting is called slow; the bar comes when it is dead, and a list that could not load is there when it is back', async ({
  page,
  sharedServer: server,
}) => {
  await arriveWithAllScreens(page, server.url);
  server.freeze();
  await openFromMenu(page, 'Tickets');
  await expect(page.getByText('The connection is slow.')).toBeVisible({ timeout: 10_000 });
  server.thaw();
  await expect(page.getByText('The connection is slow.')).toBeHidden({ timeout: 15_000 });
  await server.kill();
  await openFromMenu(page, 'Trips');
  await expect(bar(page)).toBeVisible();
  await server.restart();
  await expect(bar(page)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Trips' }).getByRole('row').nth(1)).toBeVisible();
});

test('what does not come is asked for again by itself: a list whose answer got lost, and a screen’s code', async ({
  page,
  sharedServer,
}) => {
  await page.route('**/assets/ticket-*', (route) => route.abort());
  await page.route('**/api/get_all_tickets*', (route) => route.abort('connectionreset'), { times: 1 });
  await arrive(page, sharedServer.url);
  await openFromMenu(page, 'Tickets');
  await expect(page.getByRole('main').getByText('Internet disconnected')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible();
  await page.unroute('**/assets/ticket-*');
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeAttached({ timeout: 30_000 });
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

  // A call without a response does not navigate away from the other screen either.
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
