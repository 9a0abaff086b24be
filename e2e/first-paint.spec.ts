import { type Page } from '@playwright/test';
import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

/** Delays all scripts of the app until the returned function is called. */
async function holdScripts(page: Page, which = '**/assets/*.js') {
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

const DARK_RAISED = 'rgb(26, 33, 29)';

test('the login’s frame and the brand stand before any script of the app runs, in the theme of the machine', async ({
  page,
  sharedServer,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const letGo = await holdScripts(page);
  await page.goto(sharedServer.url, { waitUntil: 'commit' });
  const brand = page.locator('.first-login-brand').getByText('Motorpark');
  await expect(brand).toBeVisible();
  expect(await groundOf(page, '.first-card')).toBe(DARK_RAISED);
  // The brand has its final width only after its font has loaded.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map(async (face) => await face.load()));
  });
  const before = await brand.boundingBox();
  letGo();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await page.locator('header').getByText('Motorpark').boundingBox()).toEqual(before);
  expect(refused).toEqual([]);
});

test('a login that is typed and sent before the code that sends it is there goes out when it is', async ({
  page,
  sharedServer,
}) => {
  const letGo = await holdScripts(page, '**/assets/client-*.js');
  await page.goto(sharedServer.url, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('awka@motorpark.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-passcode');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByText('Invalid email or passcode.').first()).toBeVisible();
});

test('a login whose code does not come says that there is no connection', async ({ page, sharedServer }) => {
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto(sharedServer.url, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('awka@motorpark.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-passcode');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Internet disconnected' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('awka@motorpark.example');
});

test('a clerk sees the frame first, which does not move when it comes to life; what the address needs is asked for meanwhile, and only once', async ({
  page,
  sharedServer,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/tickets`);
  // Only the path at which a page is opened is remembered, so it may already be stored from before.
  await page.reload();
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('firstCalls')?.includes('#/admin/tickets'));
  calls.length = 0;
  const letGo = await holdScripts(page, '**/assets/{frame,first}-*.js');
  await page.reload({ waitUntil: 'commit' });
  const brand = page.locator('.first-side').getByText('Motorpark');
  await expect(brand).toBeVisible();
  // The brand's font may load before or after this, so its width is ignored.
  const { width: _wide, ...before } = { ...(await brand.boundingBox()) };
  expect(before).toHaveProperty('x');
  const needed = ['/api/capabilities', '/api/get_all_tickets'];
  await expect.poll(() => calls).toEqual(expect.arrayContaining(needed));
  letGo();
  await expect(rows.nth(1)).toBeVisible();
  expect(await page.getByRole('link', { name: 'Motorpark' }).boundingBox()).toMatchObject(before);
  for (const call of needed) expect(calls.filter((made) => made === call)).toHaveLength(1);
});

/** How far what was in view has moved since the page was opened. */
const movedOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 1_000);
      }),
  );

for (const [who, email, last] of [
  ['a clerk', 'awka@motorpark.example', 'Departures of today and tomorrow'],
  ['the office', SUPER_ADMIN, 'Vehicles and drivers whose papers expire'],
] as const)
  test(`the dashboard of ${who} does not move while its parts come, one after the other`, async ({
    page,
    sharedServer,
  }) => {
    await arrive(page, sharedServer.url, email);
    await expect(page.getByRole('table', { name: last })).toBeVisible();
    let calls = 0;
    await page.route('**/api/**', async (route) => {
      calls += 1;
      await new Promise((go) => setTimeout(go, 200 * (calls % 6)));
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('table', { name: last })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Operation History' })).toBeVisible();
    expect(await movedOf(page)).toBeLessThan(0.05);
  });
