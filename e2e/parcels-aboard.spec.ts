import type { Page } from '@playwright/test';
import { addDays, lagosDay } from '@motorpark/domain';
import { type Caller, callerAs, fieldsOf, rowsIn } from './support/caller';
import { arrive } from './support/clerk';
import { aBus, aTripOf } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { scan } from './support/scanner';
import { expect, test } from './support/test';

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

test('parcels are loaded by scan and from the list, go along with the bus, and come to the other end', async ({
  page,
  browser,
  server: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const clerk = await callerAs(url, 'awka@motorpark.example');
  await aBus(office, PLATE, 6);
  const trip = await aTripOf(office, PLATE, addDays(TODAY, 1));
  const scanned = await takenIn(clerk, 'Bola Ade', 'Lagos');
  const picked = await takenIn(clerk, 'Zainab Quickfind', 'Lagos');
  const terminals = rowsIn(await clerk('GET', 'fetch_terminals')).map((one) => String(one['terminal_name']));
  const elsewhere = terminals.find((name) => name !== 'Awka' && name !== 'Lagos') ?? '';
  const wrong = await takenIn(clerk, 'Ben Eze', elsewhere);

  await arrive(page, url);
  await open(page, 'parcels', trip);
  const field = page.getByRole('textbox', { name: 'Waybill', exact: true });
  await expect(field).toBeFocused();
  await scan(page, scanned);
  await expect(page.getByText(`${scanned} is loaded`)).toBeVisible();
  await scan(page, wrong);
  await expect(page.getByText(`Wrong bus: waybill ${wrong} goes from Awka to ${elsewhere}.`)).toBeVisible();
  await page.getByRole('searchbox').fill('Quickfind');
  const waiting = page.getByRole('table', { name: 'Waiting parcels' });
  await waiting.getByRole('row').filter({ hasText: picked }).getByText('Zainab Quickfind').click();
  await expect(page.getByText(`${picked} is loaded`)).toBeVisible();
  await expect(page.getByText('2 parcels · 4 pieces · 25 kg')).toBeVisible();
  await expect(waiting.getByRole('row').filter({ hasText: picked })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${picked} is taken off`)).toBeVisible();
  await expect(waiting.getByRole('row').filter({ hasText: picked })).toBeVisible();

  await page.getByRole('link', { name: 'Manifest' }).click();
  await expect(page.getByText('1 parcel · 2 pieces · 12.5 kg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Set En-route' }).click();
  await expect(page.getByRole('button', { name: 'Set Completed' })).toBeVisible();

  const lagos = await (await browser.newContext()).newPage();
  await arrive(lagos, url, 'lagos@motorpark.example');
  await open(lagos, 'parcels', trip);
  await expect(lagos.getByRole('heading', { name: 'Parcels that are coming' })).toBeVisible();
  const line = lagos.getByRole('row').filter({ hasText: scanned });
  await expect(line).toContainText('On-Transit');
  await line.getByText(scanned).click();
  await expect(lagos.getByRole('main')).toContainText(PLATE);
  await lagos.getByRole('button', { name: 'Set Delivered' }).click();
  await open(lagos, 'parcels', trip);
  await expect(line).toContainText('Delivered');
  await lagos.context().close();
});
