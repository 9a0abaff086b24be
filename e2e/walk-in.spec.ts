import { addDays, lagosDay } from '@motorpark/domain';
import type { Page } from '@playwright/test';
import { callerAs, rowsIn } from './support/caller';
import {
  PASSENGER,
  arrive,
  chooseTrip,
  fillPassenger,
  freeSeats,
  next,
  takeSeats,
  tripField,
} from './support/clerk';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { stillTime } from './support/stillTime';
import { expect, test } from './support/test';

const PLATE = 'WLK 505 AA';
const TRIPS = 'GET /api/get_trips';
/** The lookup of a known traveler is sent once when the typed phone stays unchanged; the clerk does not wait for it. */
const LOOK = 'POST /api/find_traveler';
/** Of the first sale alone: further sales reuse the answer. */
const DISCOUNTS = 'GET /api/get_own_discounts';
/** What the dashboard and the frame read by themselves; on a slow computer also while somebody sells. */
const BY_ITSELF: ReadonlySet<string> = new Set([
  'GET /api/capabilities',
  'GET /api/get_operations',
  'GET /api/get_summary',
  'GET /api/get_company',
  'GET /api/get_till',
  'GET /api/fetch_terminals',
  'GET /api/get_outbox_key',
]);
/** Phones under which nobody has bought anything, by whether the company gives discounts. */
const WALK_INS = { without: '08034120099', with: '08034120098' } as const;
/** Milliseconds after which the open form reloads the free seats. */
const SEATS_REFRESH = 15_000;
const TODAY = lagosDay(new Date().toISOString());
const phone = (page: Page) => page.getByLabel('Mobile Number').first();
const at = (page: Page, time: string) => stillTime(page, new Date(`${TODAY}T${time}:00+01:00`));

/** Records each key and each call of a sale from now on, and the prints. */
async function watch(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname.split('/').slice(0, 3).join('/')}`;
    if (pathname.startsWith('/api/') && !BY_ITSELF.has(call)) calls.push(call);
  });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = (what: string) => (dataset[what] = String(Number(dataset[what] ?? 0) + 1));
    window.addEventListener('keydown', () => count('keys'), true);
    window.print = () => {
      count('printed');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const counted = (what: string) =>
    page.evaluate((name) => Number(document.documentElement.dataset[name] ?? 0), what);
  return { calls, keys: () => counted('keys'), printed: () => counted('printed') };
}

/** A discount that everybody may give, from today on. Returns a function that deletes it. */
async function aDiscount(url: string) {
  const office = await callerAs(url, SUPER_ADMIN);
  await office('POST', 'create_discounts', {
    name: 'Students',
    percent: '10',
    amount_off: '',
    from_day: TODAY,
    until_day: '',
    most_uses: '',
    given_by: 'staff',
    reason_rule: 'not asked',
  });
  const [discount] = rowsIn(await office('GET', 'get_discounts'));
  return () => office('DELETE', `delete_discount/${String(discount?.['id'])}`);
}

for (const [discounted, WALK_IN] of Object.entries(WALK_INS))
  test(`a walk-in is sold by keyboard ${discounted} discounts: twelve keys besides what is typed, four calls, one key more prints; when they come again, nine keys besides the phone`, async ({
    page,
    sharedServer,
  }) => {
    const tidyUp = discounted === 'with' ? await aDiscount(sharedServer.url) : undefined;
    // Before the first departure, so that no trip is overdue.
    await at(page, '00:01');
    await arrive(page, sharedServer.url);
    const { calls, keys, printed } = await watch(page);
    const typed: string[] = [];
    const type = async (text: string) => {
      typed.push(text);
      await page.keyboard.type(text, { delay: 50 });
    };
    const focused = (name: string | RegExp) => page.getByLabel(name).and(page.locator(':focus'));

    const opened = performance.now();
    await page.keyboard.press('Alt+n');
    await expect(tripField(page)).toBeFocused();
    await expect.poll(() => calls).toContain(TRIPS);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /seats? left/ }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(freeSeats(page).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(phone(page)).toBeFocused();
    await type(WALK_IN);
    await page.keyboard.press('Tab');
    await type(PASSENGER.name);
    await page.keyboard.press('Tab');
    await type(PASSENGER.nextOfKinPhone);
    await page.keyboard.press('Tab');
    await expect(focused(/^Date of Birth/)).toBeVisible();
    await type('12121990');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Bank Transfer/USSD' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const print = page.getByRole('button', { name: 'Save & Print' });
    await expect(print).toBeFocused();
    expect(await keys()).toBe(typed.join('').length + 12);
    // The overview shows the sold ticket, and reads it again meanwhile.
    await expect
      .poll(() => calls.filter((call) => ![TRIPS, LOOK, DISCOUNTS].includes(call)))
      .toEqual(['POST /api/book_ticket', 'GET /api/get_ticket']);
    const looks = calls.filter((call) => call === LOOK).length;
    expect(looks).toBeLessThanOrEqual(1);
    // On a slow computer the seats are reloaded once more meanwhile.
    const again = Math.floor((performance.now() - opened) / SEATS_REFRESH);
    const discounts = () => calls.filter((call) => call === DISCOUNTS).length;
    expect(discounts()).toBe(1);
    expect(calls.length - looks - again - discounts(), calls.join()).toBeLessThanOrEqual(4);

    await page.keyboard.press('Enter');
    await expect.poll(printed).toBe(1);
    const ofWalkIn = await keys();
    expect(ofWalkIn).toBe(typed.join('').length + 13);
    await page.keyboard.press('Alt+n');
    await expect(tripField(page)).toBeFocused();
    await expect(tripField(page)).toHaveValue('');

    // The same customer comes again: the phone is typed, Enter fills in the rest and goes on.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /seats? left/ }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(freeSeats(page).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(phone(page)).toBeFocused();
    await page.keyboard.type(WALK_IN);
    await expect(page.getByText(`This phone is known: ${PASSENGER.name}.`)).toBeVisible();
    await expect(page.getByText(/^This phone has seat \d+ on this bus already, on ticket TK-/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Bank Transfer/USSD' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(print).toBeFocused();
    expect((await keys()) - ofWalkIn).toBe(WALK_IN.length + 9);
    await page.keyboard.press('Enter');
    await expect.poll(printed).toBe(2);
    expect(discounts()).toBe(1);
    const ofReturning = (await keys()) - ofWalkIn;
    expect(ofReturning).toBe(WALK_IN.length + 10);
    expect(ofReturning).toBeLessThanOrEqual(ofWalkIn / 2);
    await tidyUp?.();
  });

test('a seat that another counter sells meanwhile is marked, explained and has the focus', async ({
  page,
  sharedServer: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  await aBus(office, PLATE, 4);
  const trip = await aTripOf(office, PLATE, addDays(TODAY, 1));
  await page.clock.install();
  await arrive(page, url);
  await page.goto(`${url}/#/admin/tickets/edit?trip=${trip}`);
  const [seat = 0] = await takeSeats(page, 1);
  await sold(await callerAs(url, 'awka@motorpark.example'), trip, [seat]);
  await page.clock.runFor(SEATS_REFRESH);
  const lost = page.getByRole('button', { name: `Seat ${seat}, Reserved, just sold` });
  await expect(lost).toBeFocused();
  await expect(lost).toBeInViewport();
  await expect(
    page.getByText(`Seat ${seat} has just been sold. Please choose another seat.`),
  ).toBeInViewport();
});

test('a bus that should have left says so, and sells after one question; the next walk-in, begun as soon as a sale is saved, has an empty form', async ({
  page,
  sharedServer,
}) => {
  // One minute before midnight in Lagos: afterwards the day's trips count as left.
  await at(page, '23:59');
  await arrive(page, sharedServer.url);
  await page.keyboard.press('Alt+n');
  await tripField(page).click();
  const late = page
    .getByRole('option', { name: /due .+ ago/ })
    .filter({ hasText: /seats? left/ })
    .first();
  const hint = /due (.+) ago/.exec((await late.textContent()) ?? '')?.[0] ?? '';
  await late.click();
  const [seat = 0] = await takeSeats(page, 1);
  await next(page);
  const question = page.getByRole('alertdialog', { name: `This bus was ${hint}. Sell anyway?` });
  await question.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Seat ${seat}, Booked` })).toBeVisible();
  await next(page);
  await question.getByRole('button', { name: 'Sell anyway' }).click();
  await expect(phone(page)).toBeFocused();

  // A trip that is not overdue is sold without a question.
  await page.getByRole('button', { name: 'Previous' }).click();
  await chooseTrip(page, 1);
  await takeSeats(page, 1);
  await next(page);
  await expect(phone(page)).toBeFocused();
  await fillPassenger(page);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  // The key is pressed before the screen of the sale is painted, as on a slow computer.
  await page.evaluate(() => {
    const go = history.pushState.bind(history);
    history.pushState = (...entry) => {
      go(...entry);
      history.pushState = go;
      const key = new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', altKey: true, bubbles: true });
      setTimeout(() => document.body.dispatchEvent(key), 1);
    };
  });
  await page.keyboard.press('Enter');
  await expect(tripField(page)).toBeFocused();
  await expect(tripField(page)).toHaveValue('');
});
