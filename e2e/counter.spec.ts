import type { Page } from '@playwright/test';
import { arrive, chooseTrip, fillPassenger, next, openBooking, takeSeats } from './support/clerk';
import { choosePin, engage, lock, logInBeside, nameCounter, switchTo } from './support/counter';
import { everythingKept } from './support/everythingKept';
import { expect, test } from './support/test';

const CHIKA = { name: 'Chika Obi', email: 'chika@motorpark.example' };
const UCHE = { name: 'Uche Eze', email: 'uche@motorpark.example' };
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
  sharedServer: server,
}) => {
  test.slow();
  await engage(server.url, [CHIKA, UCHE]);
  await arrive(page, server.url, CHIKA.email);
  await nameCounter(page, 'Awka 4');
  await choosePin(page, PIN);

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

  await test.step('once it is locked and another one is in, both tabs are theirs', async () => {
    await lock(page);
    await expect(second.getByRole('heading', { name: 'Locked' })).toBeVisible();
    for (const tab of [page, second]) await expectNothingKept(tab);
    const firstToken = await page.evaluate(() => localStorage.getItem('authToken'));
    await logInBeside(page, UCHE.email);
    const sent: string[] = [];
    second.on('request', (request) => sent.push(request.headers()['authorization'] ?? ''));
    await expect(second.getByRole('button', { name: `Account of ${UCHE.name}` })).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    for (const tab of [page, second]) {
      await expectNothingKept(tab);
      await tab.goBack();
      await expect(tab.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      expect(tab.url()).not.toContain('tickets');
      await openBooking(tab);
      await expect(tab.getByText(/^Your unfinished ticket/)).toBeHidden();
    }
    expect(sent.filter((header) => header.includes(firstToken ?? ' '))).toEqual([]);
  });

  await test.step('and by PIN both are the first one’s again, as they were', async () => {
    // What the other clerk has begun here stays theirs.
    await chooseTrip(second, 1, 'last');
    await lock(page);
    await switchTo(page, CHIKA.name, PIN);
    await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
    await expect(page.getByLabel('Next of Kin Mobile Number')).toHaveValue(PHONE);
    await expect(second.getByRole('button', { name: `Account of ${CHIKA.name}` })).toBeVisible();
    await expect(second.getByLabel('Traveler Name')).toHaveValue(SECOND_TRAVELER);
  });
  expect(server.output()).not.toContain(PIN);
});
