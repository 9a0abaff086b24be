import type { Page } from '@playwright/test';
import { arrive, field, next, submit } from './support/clerk';
import { expect, test } from './support/test';
import { fillStep, openForm, openWaybills } from './support/waybill';

test.use({ serviceWorkers: 'allow' });

/** Somebody from whom no other test takes a parcel. */
const SENDER = 'Nneka Offor-Duru';

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

/** Everything the browser stores for the app, as readable by somebody with the computer but without a login. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((good, bad) => {
        request.addEventListener('success', () => good(request.result));
        request.addEventListener('error', () => bad(request.error ?? new Error('IndexedDB')));
      });
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const copies: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
        for (const value of values) {
          if (typeof value !== 'object' || value === null) continue;
          if (name === 'motorpark-copies') copies.push('key' in value ? String(value.key) : '');
          const box =
            'box' in value && value.box instanceof ArrayBuffer ? new TextDecoder().decode(value.box) : '';
          found.push(JSON.stringify(value), box);
        }
      }
      database.close();
    }
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return { text: found.join('\n'), copies, urls };
  });

test('the app opens without a server, shows what was read last, takes a parcel in, and leaves nothing to the next person', async ({
  page,
  sharedServer: server,
}) => {
  await arrive(page, server.url);
  await menu(page, 'Tickets');
  await expect(rows(page, 'Tickets').nth(1)).toBeVisible();
  const first = (await rows(page, 'Tickets').nth(1).getByRole('rowheader').textContent()) ?? '';
  await openWaybills(page);
  await expect(rows(page, 'Waybills').nth(1)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const calls = ['/api/get_all_tickets', '/api/get_waybills', '/api/fetch_terminals', '/api/capabilities'];
  for (const call of calls)
    await expect.poll(async () => (await kept(page)).copies.join(' ')).toContain(call);
  expect((await kept(page)).text).not.toContain(first);

  await server.kill();
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/admin/tickets`);
  await expect(rows(page, 'Tickets').nth(1)).toContainText(first);
  await expect(
    page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d [AP]M\. Internet disconnected$/),
  ).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();

  await openForm(page);
  for (const step of ['Sender Information', 'Receiver Information', 'Details of Goods'] as const) {
    await fillStep(page, step);
    if (step === 'Sender Information') await field(page, 'Sender Name').fill(SENDER);
    await next(page);
  }
  await fillStep(page, 'Payment Info');
  await submit(page);
  const unsent = page.getByRole('row', { name: new RegExp(SENDER) });
  await expect(unsent).toBeVisible();
  await expect(page.locator('[data-print-sheet]').getByText('NOT VALID')).toHaveCount(1);
  expect((await kept(page)).text).not.toContain(SENDER);

  // The slip says that it is no receipt. Logging out is refused while the sale is unsent.
  await unsent.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Print a slip' }).click();
  await expect(page.getByRole('heading', { name: 'Slip', level: 1 })).toBeVisible();
  await expect(page.getByText(SENDER).first()).toBeVisible();
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  await expect(page.getByRole('alertdialog')).toContainText('You cannot log out yet');
  await page.getByRole('button', { name: 'Show unsent entries' }).click();

  await server.restart();
  await expect(page.getByText('Everything is saved.').first()).toBeVisible({ timeout: 40_000 });
  await openWaybills(page);
  await expect(rows(page, 'Waybills').filter({ hasText: SENDER })).toHaveCount(1);
  await logOut();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(async () => (await kept(page)).copies).toEqual([]);
  const left = await kept(page);
  for (const read of [first, SENDER, ...calls]) expect(left.text).not.toContain(read);
  expect(left.urls.filter((url) => url.includes('/api/'))).toEqual([]);
});
