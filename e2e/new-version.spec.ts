import type { Page } from '@playwright/test';
import { copyOfApp } from './support/appBuild';
import { arrive, field } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { startServer } from './support/server';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** The app's script files in the browser's caches. */
const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys
      .flat()
      .map(({ url }) => new URL(url).pathname.slice(1))
      .filter((path) => path.endsWith('.js'))
      .toSorted();
  });

const entryOf = (page: Page) => page.locator('script[type="module"][src]').last().getAttribute('src');

test('a new build waits for a form that is half filled in, breaks no open tab, and is taken when the clerk says so', async ({
  page,
}) => {
  const build = copyOfApp();
  const server = await startServer({ env: { APP_DIR: build.folder } });
  try {
    await arrive(page, server.url, SUPER_ADMIN);
    const before = build.scripts().toSorted();
    await expect.poll(() => keptScripts(page)).toEqual(before);
    await page.goto(`${server.url}/#/super-admin/drivers/create-driver`);
    await field(page, 'Name').fill('Emeka Nwosu');
    const entry = await entryOf(page);

    build.replace();
    await page.context().setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.getByText('First save or leave what you have typed here')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Emeka Nwosu');
    // The server no longer has any of them.
    const isThere = (path: string) => page.evaluate(async (url) => (await fetch(url)).ok, `./${path}`);
    for (const script of before) expect(await isThere(script)).toBe(true);
    expect((await page.request.get(`${server.url}/${before[0]}`)).status()).toBe(404);

    await field(page, 'Name').fill('');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => entryOf(page)).not.toBe(entry);
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByText('A new version is ready.')).toHaveCount(0);
    await expect.poll(() => keptScripts(page)).toEqual(build.scripts().toSorted());
  } finally {
    await server.dispose();
    build.dispose();
  }
});
