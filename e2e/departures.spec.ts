import type { Page } from '@playwright/test';
import { addDays, lagosDay } from '@motorpark/domain';
import { callerAs, fieldsOf, rowsIn } from './support/caller';
import { PASSENGER, arrive, tripField } from './support/clerk';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';

const PLATE = 'BRD 101 AA';
/** Tomorrow's trips are on the board at any time of day. */
const TOMORROW = addDays(lagosDay(new Date().toISOString()), 1);
/** Lets the time pass after which a board reloads. */
const passTenSeconds = (page: Page) => page.clock.runFor(10_000);

test('a seat that is sold elsewhere shows on the board by itself, a departure leads to its bus and to its sale, and the hall sees it without a login', async ({
  page,
  browser,
  sharedServer: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const clerk = await callerAs(url, 'awka@motorpark.example');
  await aBus(office, PLATE, 2);
  const trip = await aTripOf(office, PLATE, TOMORROW);

  await page.clock.install();
  await arrive(page, url);
  const row = page
    .getByRole('table', { name: 'Departures of today and tomorrow' })
    .getByRole('row')
    .filter({ hasText: PLATE });
  await expect(row).toContainText('0 of 2');
  await sold(clerk, trip, [1]);
  await passTenSeconds(page);
  await expect(row).toContainText('1 of 2');

  await row.getByRole('link', { name: 'Lagos', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Boarding', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sell seats' }).click();
  await expect(tripField(page)).toHaveValue(/Awka - Lagos/);
  await expect(page.getByRole('button', { name: 'Seat 1, Reserved' })).toBeVisible();

  const awka = rowsIn(await office('GET', 'fetch_terminals')).find((one) => one['terminal_name'] === 'Awka');
  const view = fieldsOf((await office('POST', `make_hall_view/${String(awka?.['id'])}`))['data']);
  const hall = await (await browser.newContext()).newPage();
  await hall.clock.install();
  await hall.goto(`${url}/#/hall/${String(view['key'])}`);
  await expect(hall.getByRole('heading', { name: 'Departures from Awka' })).toBeVisible();
  await expect(hall.getByText(PASSENGER.name)).toHaveCount(0);
  await office('DELETE', `withdraw_hall_view/${String(awka?.['id'])}`);
  await passTenSeconds(hall);
  await expect(hall.getByText(/This link shows nothing any more/)).toBeVisible();
  await hall.context().close();
});
