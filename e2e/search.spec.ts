import { addDays, lagosDay } from '@motorpark/domain';
import type { Page } from '@playwright/test';
import { callerAs } from './support/caller';
import { arrive } from './support/clerk';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { scan } from './support/scanner';
import { expect, test } from './support/test';

const PLATE = 'SRC 404 QX';
const PASSENGER = { traveler_name: 'Zikora Agbasiere', traveler_number: '08131597537' };
const TOMORROW = addDays(lagosDay(new Date().toISOString()), 1);

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });

/** Opens the search and types into it. */
async function openSearch(page: Page, typed: string) {
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(typed);
  return palette(page);
}

test('a ticket is found by phone and name, a trip by its plate, a page at once; a scan with the search open types nothing into it', async ({
  page,
  sharedServer: { url },
}) => {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  await aBus(office, PLATE, 2);
  const number = await sold(clerk, await aTripOf(office, PLATE, TOMORROW), [1], PASSENGER);
  await arrive(page, url);
  const overview = page.getByRole('heading', { name: 'Tickets Overview' });

  for (const typed of ['7537', 'agbasiere zik']) {
    const found = await openSearch(page, typed);
    await expect(found.getByRole('option', { name: /^Zikora Agbasiere/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(overview).toBeVisible();
    await expect(page.getByText(number).first()).toBeVisible();
    await openSearch(page, 'dashb');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  }

  const found = await openSearch(page, 'src404');
  await found.getByRole('group', { name: 'Trips' }).getByRole('option').click();
  await expect(page).toHaveURL(/trips\/boarding\?id=/);

  await openSearch(page, 'plan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/trips\/edit/);
  const amount = page.getByLabel('Amount');
  await amount.focus();
  await openSearch(page, '');
  await scan(page, number);
  await expect(overview).toBeVisible();
  await expect(palette(page)).toHaveCount(0);

  // The last opened result comes first; Escape closes the search without an effect.
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(
    palette(page).getByRole('group', { name: 'Recent' }).getByRole('option').first(),
  ).toContainText(PLATE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeFocused();
});

test('the head office scans into the ticket', async ({ page, sharedServer: { url } }) => {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const { data } = await clerk('GET', 'get_all_tickets?limit=1');
  const number = /TK-[0-9A-Z]{6}-[0-9A-Z]/.exec(JSON.stringify(data))?.[0] ?? '';
  await arrive(page, url, SUPER_ADMIN);
  await page.goto(`${url}/#/super-admin/terminal`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('Awka');
  await scan(page, number);
  await expect(page).toHaveURL(new RegExp(`tickets/overview\\?id=${number}`));
});
