import type { Page } from '@playwright/test';
import { addDays, lagosDay } from '@motorpark/domain';
import { ADDRESSES, open } from './support/addresses';
import { type Caller, callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive } from './support/clerk';
import { aBus, aTripOf, sold } from './support/departure';
import {
  EDITED_ALIKE,
  type EditForm,
  type FormUnderTest,
  OFFICE_FORMS,
  PUBLIC_FORMS,
  STAFF_FORMS,
} from './support/forms';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { addressOf, tryForm } from './support/tryForm';

const TOMORROW = addDays(lagosDay(new Date().toISOString()), 1);

/** The list from which a path's record is taken. */
const LISTS: readonly (readonly [place: RegExp, call: string])[] = [
  [/admin\/edit$/, 'fetch_admins'],
  [/terminal\/edit|drops\/deposit/, 'fetch_terminals'],
  [/drivers\/edit/, 'get_drivers'],
  [/vehicles\/papers\/edit/, 'get_papers'],
  [/vehicles\/edit/, 'get_vehicles'],
  [/routes\/discounts\/edit/, 'get_discounts'],
  [/routes\/fares\/edit/, 'get_fares'],
  [/routes\/edit/, 'get_routes'],
  [/operation-history\//, 'get_operations'],
  [/vehicles\/replace/, 'get_vehicles'],
  [/waybills?\/(?:overview|edit)/, 'get_waybills'],
  [/expenses\/edit/, 'get_expenses'],
  [/(?:shifts|till)\/(?:report|close)/, 'get_shifts'],
];

/** The path with the id of a record, if it needs one. */
async function withRecord(path: string, call: Caller, { trip, ticket }: Record<'trip' | 'ticket', string>) {
  if (path.includes(':')) return path.replace(/:\w+/, ticket);
  if (/trips\/unseated|^\/admin\/tickets\/edit/.test(path)) return `${path}?trip=${trip}`;
  if (/\/trips\/\w+/.test(path)) return `${path}?id=${trip}`;
  if (/tickets\//.test(path)) return `${path}?id=${ticket}`;
  const [, list] = LISTS.find(([place]) => place.test(path)) ?? [];
  if (list === undefined) return path;
  const [record] = rowsIn(await call('GET', `${list}?limit=1`));
  return record ? `${path}?id=${String(record['id'])}` : path;
}

/** Whether all styles of the page are applied: its own, those of libraries, and rules inserted by script. */
const isStyled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('style')].every(({ sheet }) => sheet !== null && sheet.cssRules.length > 0),
  );

/** The layout errors of a page: wider than the window, overlapping parts of the header, or a card's title without room. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const problems: string[] = [];
    const beside = document.documentElement.scrollWidth - innerWidth;
    if (beside > 0) problems.push(`${beside} px too wide`);
    const [title, search] = ['[aria-current="page"]', 'header button[aria-label^="Search everything"]'].map(
      (part) => document.querySelector(part),
    );
    if (!title || !search) problems.push('no header');
    else if (boxOf(title).right > boxOf(search).left) problems.push('the title lies under the search');
    for (const card of document.querySelectorAll('main li[data-index]')) {
      const name = card.firstElementChild;
      if (name && boxOf(name).width < boxOf(card).width / 2) problems.push(`no room for ${name.textContent}`);
    }
    return problems;
  });

/** Checks that text twice as large has room on the open page. */
async function expectRoomForLargeText(page: Page, address: string) {
  const enlarge = (size: string) =>
    page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size);
  await enlarge('200%');
  await expect.poll(() => faults(page), address).toEqual([]);
  await enlarge('');
}

/** Forms that do nothing when they are sent as they are: those that read scanned codes, and choices that nobody has changed. */
const UNTRIED = /\/trips\/(?:boarding|parcels|assign)$/;

/** Checks that a screen has no form that is not among those that are tried. */
async function expectNoOtherForm(page: Page, path: string, address = path) {
  const isThere = new URL(page.url()).hash === `#${address}`;
  if (!isThere || EDITED_ALIKE.has(path) || UNTRIED.test(path)) return;
  const form = page.locator('form:has([type="submit"])');
  await expect(form, `${path} is among the forms that are tried`).toHaveCount(0);
}

const PHONE = { width: 390, height: 844 };
const PC = { width: 1366, height: 768 };

/** Tries the forms of a path on a PC. */
async function tryFormsAt(page: Page, forms: readonly (FormUnderTest | EditForm)[]) {
  await page.setViewportSize(PC);
  for (const tested of forms) {
    await open(page, await addressOf(page, tested));
    await tryForm(page, tested);
  }
  await page.setViewportSize(PHONE);
}

async function aSale(url: string, plate: string) {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  await aBus(office, plate, 4);
  const trip = await aTripOf(office, plate, TOMORROW);
  const number = await sold(clerk, trip, [1]);
  const ticket = String(fieldsOf((await clerk('GET', `get_ticket/${number}`))['data'])['id']);
  return { trip, ticket };
}

/** Waits until a screen has loaded. */
async function untilLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .lucide-loader-circle')).toHaveCount(0);
}

// Every test fails if anything was blocked: see support/test.
// Each has a vehicle of its own, because both may run on one server.
for (const [whose, email, root, plate, forms] of [
  ['a clerk', 'awka@motorpark.example', '/admin/', 'CSP 101 AA', STAFF_FORMS],
  ['the head office', SUPER_ADMIN, '/super-admin/', 'CSP 102 AA', OFFICE_FORMS],
] as const) {
  test(`every screen of ${whose} keeps its styles under the content security policy and has room for large text, on a phone in the dark; each form, sent empty, leads to the first field that is wrong`, async ({
    page,
    sharedServer: { url },
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize(PHONE);
    const sale = await aSale(url, plate);
    await arrive(page, url, email);
    const call = await callerAs(url, email);
    for (const path of ADDRESSES.filter((one) => one.startsWith(root))) {
      await test.step(path, async () => {
        const address = await withRecord(path, call, sale);
        await open(page, address);
        await untilLoaded(page);
        expect(await isStyled(page), address).toBe(true);
        await expectRoomForLargeText(page, address);
        const tried = forms.filter((tested) => tested.path === path);
        if (tried.length > 0) await tryFormsAt(page, tried);
        else await expectNoOtherForm(page, path, address);
      });
    }
  });
}

test('every screen of somebody who is not logged in keeps its styles, and its form leads to the first field that is wrong, too', async ({
  page,
  sharedServer: { url },
}) => {
  const outside = ADDRESSES.filter((one) => !/^\/(?:super-)?admin\b/.test(one));
  for (const path of [...outside, '/hall/nobody', '/nowhere']) {
    // The query makes each path a new page; otherwise the app would only change its screen.
    await page.goto(`${url}/?${path.replaceAll(/\W/g, '-')}#${path}`);
    await untilLoaded(page);
    expect(await isStyled(page), path).toBe(true);
    const tested = PUBLIC_FORMS.find((one) => one.path === path);
    if (tested) await tryForm(page, tested);
    else await expectNoOtherForm(page, path);
  }
});

test('what opens over a page keeps its styles, also on an iPhone, where the page behind it is held fast', async ({
  page,
  sharedServer: { url },
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
  });
  await arrive(page, url);
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const held = () =>
    [...document.querySelectorAll('style')].some(({ textContent }) =>
      textContent?.includes('overscroll-behavior'),
    );
  await expect.poll(() => page.evaluate(held)).toBe(true);
  expect(await isStyled(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  for (const key of ['?', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isStyled(page), key).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a page that the browser has kept, and the server says is as it was, still has its own script and style', async ({
  page,
  sharedServer: { url },
}) => {
  await page.goto(url);
  const isPage = (address: string) => new URL(address).pathname === '/';
  const kept = page.waitForEvent('requestfinished', (request) => isPage(request.url()));
  await page.reload();
  expect((await (await kept).allHeaders())['if-none-match']).toMatch(/^W\//);
  await expect(page.getByLabel('Email')).toBeFocused();
  // The page's own first script sets this attribute.
  await expect(page.locator('html')).toHaveAttribute('data-first', 'login');
  expect(await isStyled(page)).toBe(true);
});
