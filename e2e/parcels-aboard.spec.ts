import type { Page } from '@playwright/test';
import { addDays, lagosDay } from '@motorpark/domain';
import { type Caller, callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive } from './support/clerk';
import { aBus, aTripOf } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { scan } from './support/scanner';
import { expect, test } from './support/test';
import { takeStep } from './support/tripStep';

const PLATE = 'PCL 202 AA';
const TODAY = lagosDay(new Date().toISOString());

/** Takes in a parcel at Awka for a receiver and returns the waybill's number. */
async function takenIn(clerk: Caller, receiver: string, destination: string): Promise<string> {
  const terminals = rowsIn(await clerk('GET', 'fetch_terminals'));
  const idOf = (name: string) => terminals.find((one) => one['terminal_name'] === name)?.['id'];
  const { data } = await clerk('POST', 'create_waybills', {
    sender_name: 'Ada Obi',
    sender_number: '0803 412 7781',
    sender_address: '12 Zik Avenue, Awka',
    receiver_name: receiver,
    receiver_number: '07061234567',
    original_terminal: idOf('Awka'),
    destination_terminal: idOf(destination),
    book_date: TODAY,
    description: 'A carton of textbooks',
    quantity: '2',
    weight: '12.5',
    worth_of_goods: 40_000,
    payment_method: 'Cash',
    amount: 3_500,
    handling_instructions: 'Keep dry',
  });
  return String(fieldsOf(data)['waybill_number']);
}

async function open(page: Page, what: 'parcels' | 'manifest', trip: string) {
  await page.evaluate((hash) => void (location.hash = hash), `#/admin/trips/${what}?id=${trip}`);
}

test('parcels are loaded by scan and from the list, go along with the bus, and are received by scan at the other end, where the one that did not come is missing', async ({
  page,
  browser,
  sharedServer: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const clerk = await callerAs(url, 'awka@motorpark.example');
  await aBus(office, PLATE, 6);
  const trip = await aTripOf(office, PLATE, addDays(TODAY, 1));
  const scanned = await takenIn(clerk, 'Bola Ade', 'Lagos');
  const picked = await takenIn(clerk, 'Zainab Quickfind', 'Lagos');

  await arrive(page, url);
  await open(page, 'parcels', trip);
  await expect(page.getByRole('textbox', { name: 'Waybill', exact: true })).toBeFocused();
  await scan(page, scanned);
  await expect(page.getByText(`${scanned} is loaded`)).toBeVisible();
  await page.getByRole('searchbox').fill('Quickfind');
  const waiting = page.getByRole('table', { name: 'Waiting parcels' });
  await waiting.getByRole('row').filter({ hasText: picked }).getByText('Zainab Quickfind').click();
  await expect(page.getByText(`${picked} is loaded`)).toBeVisible();
  await expect(page.getByText('2 parcels · 4 pieces · 25 kg', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Manifest' }).click();
  await expect(page.getByText('2 parcels · 4 pieces · 25 kg').first()).toBeVisible();
  const leave = () => page.getByRole('button', { name: 'Leave', exact: true }).click();
  await takeStep(page, 'En-route', leave, page.getByRole('button', { name: 'Arrived' }));

  const lagos = await (await browser.newContext()).newPage();
  await arrive(lagos, url, 'lagos@motorpark.example');
  await open(lagos, 'parcels', trip);
  await expect(lagos.getByText('0 of 2')).toBeVisible();
  await expect(lagos.getByRole('textbox', { name: 'Waybill', exact: true })).toBeFocused();
  await scan(lagos, scanned);
  await expect(lagos.getByText(`${scanned} is received`)).toBeVisible();
  await expect(lagos.getByRole('row').filter({ hasText: scanned })).toContainText('Delivered');

  await lagos.getByRole('link', { name: 'Manifest' }).click();
  const complete = () => lagos.getByRole('button', { name: 'Arrived' }).click();
  const parcels = lagos.getByRole('button', { name: 'See the parcels' });
  await takeStep(lagos, 'Completed', complete, parcels);
  await parcels.click();
  await expect(lagos.getByText('Missing', { exact: true })).toBeVisible();
  await lagos.evaluate(() => void (location.hash = '#/admin/waybill?type=incoming'));
  await lagos.getByRole('button', { name: 'Show missing parcels' }).click();
  await expect(lagos.getByText('Only missing parcels')).toBeVisible();
  await expect(lagos.getByRole('row').filter({ hasText: picked })).toBeVisible();
  await lagos.context().close();
});
