import type { Browser, Page } from '@playwright/test';
import {
  arrive,
  chooseTrip,
  field,
  fillPassenger,
  next,
  openBooking,
  submit,
  takeSeats,
  ticketNumber,
} from './support/clerk';
import { callerAs } from './support/caller';
import { choosePin, engage, lock, logInBeside, nameCounter, switchTo } from './support/counter';
import { everythingKept } from './support/everythingKept';
import { allAmounts, daysFromNow, koboIn, sum } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { PAPERS, onPaper, withoutPrintDialog } from './support/paper';
import { letExpire } from './support/payments';
import { expect, test } from './support/test';
import { choose } from './support/ticket';
import { fillWaybill, waybillNumber } from './support/waybill';

const UCHE = { name: 'Uche Eze', email: 'uche@motorpark.example', pin: '835026' };
const CHIDI = { name: 'Chidi Obi', email: 'chidi@motorpark.example' };
const ADAS_PIN = '402918';
const TRAVELER = 'Zikora Umeh-Falana';
const FLOAT = 1_000_000;
const PARCEL = 350_000;
const [, ROLL, A4] = PAPERS;

const till = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Till' }).click();

async function openTill(page: Page) {
  await till(page);
  await field(page, 'Opening float').fill('10,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
}

/** Chooses a trip and a seat, and fills in the passenger. */
async function beginTicket(page: Page, seat: 'first' | 'last' = 'first') {
  await openBooking(page);
  await chooseTrip(page, 4, 'last');
  await takeSeats(page, 1, seat);
  await next(page);
  await fillPassenger(page);
  await page.getByLabel('Traveler Name').fill(TRAVELER);
}

interface Sold {
  number: string;
  amount: number;
}

/** Continues from the passenger to the completed sale. */
async function finishTicket(page: Page, method: 'Cash' | 'Bank Transfer'): Promise<Sold> {
  await next(page);
  await page.getByRole('radio', { name: method }).check();
  await submit(page);
  const number = await ticketNumber(page);
  const amount = page
    .getByRole('term')
    .filter({ hasText: /^Amount/ })
    .first();
  return {
    number,
    amount: koboIn((await amount.locator('xpath=following-sibling::dd[1]').textContent()) ?? ''),
  };
}

async function sellTicket(page: Page, method: 'Cash' | 'Bank Transfer', seat?: 'first' | 'last') {
  await beginTicket(page, seat);
  return finishTicket(page, method);
}

async function takeParcelIn(page: Page) {
  await fillWaybill(page);
  await submit(page);
  await waybillNumber(page);
}

/** Confirms a transfer as a colleague of its seller. Returns the dialog, which is closed if the confirmation was accepted. */
async function confirmTransfer(page: Page, { number, amount }: Sold, reference: string) {
  await till(page);
  await page.getByRole('link', { name: 'Payments to confirm' }).click();
  await choose(page, number, 'Confirm');
  const dialog = page.getByRole('dialog', { name: `Confirm ${number}` });
  await dialog.getByLabel(/^Reference/).fill(reference);
  await dialog.getByLabel(/^Amount that came/).fill(String(amount / 100));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  return dialog;
}

interface Counted {
  /** Cash in kobo; all but the float is in coins. */
  cash: number;
  transfers: number;
}

/** Enters the open count of a drawer; the expected amounts are not shown before. */
async function count(page: Page, { cash, transfers }: Counted) {
  await field(page, '₦1,000').fill('10');
  await field(page, 'Coins').fill(String((cash - FLOAT) / 100));
  await field(page, 'Bank transfer / USSD').fill(String(transfers / 100));
  await next(page);
  await expect(page.getByRole('table', { name: 'Difference' })).toBeVisible();
}

async function countAndClose(page: Page, counted: Counted) {
  await till(page);
  await page.getByRole('link', { name: 'Count and close' }).click();
  await count(page, counted);
  await expect(page.getByText('The count agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the till' }).click();
}

/** Prints the open report. Returns what it states as received minus paid back, for all payment methods together. */
async function printReport(page: Page, number: number, paper: (typeof PAPERS)[number]): Promise<number> {
  await expect(page.getByRole('heading', { name: 'Shift report', level: 1 }).first()).toBeVisible();
  let takings = 0;
  await onPaper(page, { paper, button: 'Print', title: `Shift report Awka, no. ${number}` }, async () => {
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toContainText('Received by');
    const stated = async (term: string) =>
      sum((await sheet.locator(`dt:text-is("${term}") + dd`).allTextContents()).map(koboIn));
    takings = (await stated('Received')) - (await stated('Given back'));
  });
  return takings;
}

async function anotherMachine(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await withoutPrintDialog(page);
  return page;
}

/** Sum of the ledger of a clerk's terminal in a period. */
async function ledgerOf(clerk: Page, { from, to }: ReturnType<typeof daysFromNow>): Promise<number> {
  const query = `period=custom&from=${from}&to=${to}`;
  await clerk.evaluate((search) => (location.hash = `#/admin/operation-history?${search}`), query);
  await expect(clerk.getByRole('heading', { name: 'Operation History', level: 1 })).toBeVisible();
  return sum(await allAmounts(clerk));
}

test('a day of two clerks at one counter and a third at another ends in three reports whose sum is the ledger’s', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await engage(server.url, [UCHE, CHIDI]);
  const company = await callerAs(server.url, SUPER_ADMIN);
  await company('PUT', 'edit_company', {
    shift_rule: 'required',
    confirmation_rule: 'required',
    confirmation_minutes: '600',
  });
  await withoutPrintDialog(page);
  const beside = await anotherMachine(browser);

  await arrive(beside, server.url, CHIDI.email);
  const days = daysFromNow();
  const before = await ledgerOf(beside, days);
  await nameCounter(beside, 'Awka 2');

  await arrive(page, server.url);
  await nameCounter(page, 'Awka 1');
  await choosePin(page, ADAS_PIN);
  await openTill(page);
  const ada = (await page.evaluate(() => localStorage.getItem('adminName'))) ?? '';
  const cash = await sellTicket(page, 'Cash');
  await openTill(beside);
  await takeParcelIn(beside);
  const seen = await sellTicket(beside, 'Bank Transfer', 'last');

  await test.step('In the middle of a booking a colleague confirms a transfer at the same counter', async () => {
    await beginTicket(page);
    await lock(page);
    await logInBeside(page, UCHE.email);
    await choosePin(page, UCHE.pin);
    expect(await everythingKept(page)).not.toContain(TRAVELER);
    await expect(await confirmTransfer(page, seen, 'FBN 0042')).toHaveCount(0);
    await lock(page);
    await switchTo(page, ada, ADAS_PIN);
    await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
  });
  const transferred = await finishTicket(page, 'Bank Transfer');
  const neverComes = await sellTicket(page, 'Bank Transfer');

  await test.step('A reference counts once, and a transfer that never comes frees its seat', async () => {
    const dialog = await confirmTransfer(beside, transferred, 'fbn-0042');
    await expect(dialog.getByText(`This reference was used already: Ticket ${seen.number}.`)).toBeVisible();
    await dialog.getByLabel(/^Reference/).fill('FBN 0043');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    await letExpire(server, neverComes.number);
    await page.reload();
    await expect(page.getByText('1 sale was not paid in time.')).toBeVisible();
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await expect(page.getByText(`${neverComes.number} is void`)).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByRole('button', { name: 'OK', exact: true })).toHaveCount(0);
  });

  const adas = await test.step('Uche takes the drawer over, which is ₦500 short', async () => {
    await lock(page);
    await switchTo(page, UCHE.name, UCHE.pin);
    await till(page);
    await page.getByRole('row').filter({ hasText: ada }).getByRole('link').click();
    await count(page, { cash: FLOAT + cash.amount - 50_000, transfers: transferred.amount });
    await expect(page.getByRole('row').filter({ hasText: 'Cash' })).toContainText('−₦500.00');
    await field(page, `PIN or passcode of ${ada}`).fill(ADAS_PIN);
    await field(page, 'Why it differs').fill('Change was given twice');
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
    await lock(page);
    await switchTo(page, ada, ADAS_PIN);
    await till(page);
    await page.getByRole('link', { name: 'My shifts' }).click();
    await page.getByRole('row').filter({ hasText: 'Awka 1' }).getByRole('link').click();
    return printReport(page, 1, ROLL);
  });
  expect(adas).toBe(cash.amount + transferred.amount);

  const uches = await test.step('and goes on with it until the evening', async () => {
    await lock(page);
    await switchTo(page, UCHE.name, UCHE.pin);
    await takeParcelIn(page);
    await countAndClose(page, { cash: FLOAT + cash.amount - 50_000 + PARCEL, transfers: 0 });
    return printReport(page, 2, A4);
  });
  expect(uches).toBe(PARCEL);

  const chidis = await test.step('The third closes beside them', async () => {
    await beside.reload();
    await countAndClose(beside, { cash: FLOAT + PARCEL, transfers: seen.amount });
    return printReport(beside, 3, ROLL);
  });
  expect(chidis).toBe(PARCEL + seen.amount);

  // Reading the whole list once can take longer than an expectation waits.
  const isTheLedgers = async () => expect(await ledgerOf(beside, days)).toBe(before + adas + uches + chidis);
  await expect(isTheLedgers).toPass();
  await beside.context().close();
});
