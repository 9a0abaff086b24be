import type { Page } from '@playwright/test';
import { PASSCODE, chooseTrip, fillPassenger, logIn, next, openBooking, takeSeats } from './support/clerk';
import { addStaff, lock, logInBeside, nameCounter, pinField, switchTo } from './support/counter';
import { everythingKept } from './support/everythingKept';
import { expect, test } from './support/test';

const AWKA = 'awka@motorpark.example';
const UCHE = 'uche@motorpark.example';
const PIN = '402918';
/** A name and a phone that nobody else in the demo company has. */
const TRAVELER = 'Zikora Umeh-Falana';
const SECOND_TRAVELER = 'Ifeyinwa Umeh-Falana';
const PHONE = '08099887711';

/** Checks that the browser's stored data contains no name or phone of the passengers. */
async function expectNothingKept(tab: Page) {
  for (const known of [TRAVELER, SECOND_TRAVELER, PHONE])
    await expect.poll(() => everythingKept(tab)).not.toContain(known);
}

test('two clerks share a counter: each finds what they were at by PIN, in both tabs, and nothing of it is readable to, shown to or sent as the other', async ({
  page,
  server,
}) => {
  test.slow();
  await addStaff(server, AWKA, [{ name: 'Uche Eze', email: UCHE }]);
  await logIn(page, server.url);
  await nameCounter(page, 'Awka 2');
  await page.getByLabel('Your passcode').fill(PASSCODE);
  await page.getByLabel('New PIN').fill('123456');
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveAccessibleDescription(/easily guessed/);
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByText('Your PIN is set.')).toBeVisible();
  const ada = (await page.evaluate(() => localStorage.getItem('adminName'))) ?? '';

  const second = await page.context().newPage();
  await second.goto(`${server.url}/#/admin/dashboard`);
  for (const [tab, traveler] of [
    [page, TRAVELER],
    [second, SECOND_TRAVELER],
  ] as const) {
    await openBooking(tab);
    await chooseTrip(tab, 1, 'last');
    await takeSeats(tab, 1);
    await next(tab);
    await fillPassenger(tab);
    await tab.getByLabel('Traveler Name').fill(traveler);
    await tab.getByLabel('Next of Kin Mobile Number').fill(PHONE);
    await expect.poll(() => everythingKept(tab)).toContain(traveler);
    expect(await everythingKept(tab)).toContain(PHONE);
  }

  await test.step('the lock opens by the right PIN', async () => {
    await lock(page);
    await pinField(page).fill('835026');
    await expect(pinField(page)).toHaveAccessibleDescription('This PIN is wrong.');
    await pinField(page).fill(PIN);
    await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
  });

  await test.step('once it is locked and another one is in, both tabs are theirs', async () => {
    await lock(page);
    await expect(second.getByRole('heading', { name: 'Locked' })).toBeVisible();
    for (const tab of [page, second]) await expectNothingKept(tab);
    const adasToken = await page.evaluate(() => localStorage.getItem('authToken'));
    await logInBeside(page, UCHE);
    const sent: string[] = [];
    second.on('request', (request) => sent.push(request.headers()['authorization'] ?? ''));
    await expect(second.getByRole('button', { name: 'Account of Uche Eze' })).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    for (const tab of [page, second]) {
      await expectNothingKept(tab);
      await tab.goBack();
      await expect(tab.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      expect(tab.url()).not.toContain('tickets');
      await openBooking(tab);
      await expect(tab.getByText(/^Your unfinished ticket/)).toBeHidden();
    }
    expect(sent.filter((header) => header.includes(adasToken ?? ' '))).toEqual([]);
  });

  await test.step('and by PIN both are the first one’s again, as they were', async () => {
    // What the other clerk has begun here stays theirs.
    await chooseTrip(second, 1, 'last');
    await lock(page);
    await switchTo(page, ada, PIN);
    await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
    await expect(page.getByLabel('Next of Kin Mobile Number')).toHaveValue(PHONE);
    await expect(second.getByRole('button', { name: `Account of ${ada}` })).toBeVisible();
    await expect(second.getByLabel('Traveler Name')).toHaveValue(SECOND_TRAVELER);
  });
  expect(server.output()).not.toContain(PIN);
});
