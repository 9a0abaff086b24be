import type { Page } from '@playwright/test';
import { type Caller, callerAs, fieldsOf, rowsIn } from './support/caller';
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
import { fillExpense, toast } from './support/expense';
import { daysFromNow, figure, koboIn, sum } from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { advanceClock, disconnectDuring, stillSending, verifyOutput } from './support/outage';
import { expect, test } from './support/test';
import { fillStep, openForm, waybillNumber } from './support/waybill';

test.use({ serviceWorkers: 'allow' });

const METHODS = ['Cash', 'POS', 'Bank Transfer'] as const;
type Method = (typeof METHODS)[number];

/** The labels of the payment methods in both forms. */
const IN_FORMS: Readonly<Record<Method, readonly [ticket: string, waybill: string]>> = {
  Cash: ['Cash', 'Cash'],
  POS: ['Debit card / POS', 'Debit card/POS'],
  'Bank Transfer': ['Bank Transfer', 'Bank transfer/USSD'],
};

/** What a clerk has entered, from the clerk's point of view. */
interface Entry {
  kind: 'ticket' | 'waybill' | 'expense';
  /** Name of the passenger or sender, or the expense type; unique. */
  name: string;
  method: Method;
  kobo: number;
  /** Only for tickets. */
  seat?: number;
}

const FLOAT = 1_000_000;
/** The expense paid from the drawer, in kobo. */
const DIESEL = 120_075;

interface Clerk {
  terminal: 'Awka' | 'Lagos';
  email: string;
  /** Prefix of the names in all of the clerk's entries. */
  name: string;
  page: Page;
  entries: Entry[];
}

async function openTill({ page, terminal }: Clerk) {
  await goTo(page, 'Till');
  await field(page, 'Counter').fill(`${terminal} 1`);
  await field(page, 'Opening float').fill('10,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();
}

const goTo = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: place }).click();

/** Sells a seat, up to the button that sends it. */
async function sellSeat({ page, name, entries }: Clerk, who: string, method: Method) {
  await openBooking(page);
  await chooseTrip(page, 1, 'last');
  const [seat = 0] = await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  const traveler = `${name} ${who}`;
  await page.getByLabel('Traveler Name').fill(traveler);
  await next(page);
  await page.getByRole('radio', { name: IN_FORMS[method][0] }).check();
  const kobo = koboIn(await page.getByLabel('Amount Paid').inputValue());
  entries.push({ kind: 'ticket', name: traveler, method, kobo, seat });
  await submit(page);
}

/** Takes in a parcel, up to the button that sends it. */
async function takeParcel(
  { page, name, entries, terminal }: Clerk,
  who: string,
  method: Method,
  naira: string,
) {
  const sender = `${name} ${who}`;
  await openForm(page);
  await fillStep(page, 'Sender Information');
  await field(page, 'Sender Name').fill(sender);
  await next(page);
  await fillStep(page, 'Receiver Information', terminal === 'Awka' ? 'Lagos' : 'Awka');
  await next(page);
  await fillStep(page, 'Details of Goods');
  await next(page);
  await fillStep(page, 'Payment Info');
  await field(page, 'Amount Paid').fill(naira);
  await page.getByRole('radio', { name: IN_FORMS[method][1] }).check();
  entries.push({ kind: 'waybill', name: sender, method, kobo: koboIn(`₦${naira}`) });
  await submit(page);
}

/** Enters an expense of the terminal. */
async function enterExpense({ page, name, entries }: Clerk, what: string, naira: string) {
  await goTo(page, 'Expenses');
  await page.getByRole('link', { name: 'Create Expense' }).click();
  const type = `${name} ${what}`;
  await fillExpense(page, { type, officer: 'Ngozi Okeke', amount: naira, description: 'For the park' });
  entries.push({ kind: 'expense', name: type, method: 'Cash', kobo: -koboIn(`₦${naira}`) });
  await page.getByRole('button', { name: 'Add Expense' }).click();
}

/** Pays an expense from the drawer. */
async function payFromDrawer({ page, name, entries }: Clerk) {
  await goTo(page, 'Till');
  await page.getByRole('button', { name: 'Pay an expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay an expense' });
  await dialog.getByLabel(/^Expense Type/).fill(`${name} Diesel`);
  await dialog.getByLabel(/^Approving Officer/).fill('Ngozi Okeke');
  await dialog.getByLabel(/^Amount/).fill('1,200.75');
  await dialog.getByLabel(/^Description/).fill('Generator');
  await dialog.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(dialog).toHaveCount(0);
  entries.push({ kind: 'expense', name: `${name} Diesel`, method: 'Cash', kobo: -DIESEL });
}

async function morning(clerk: Clerk) {
  const { page } = clerk;
  await openTill(clerk);
  await sellSeat(clerk, 'Morning', 'Cash');
  await ticketNumber(page);
  await takeParcel(clerk, 'Before', 'POS', '3,500.25');
  await waybillNumber(page);
  await payFromDrawer(clerk);
}

/** Two minutes without a network at a counter. The server has processed the first sale, but its response is lost. */
async function outage(clerk: Clerk, isReloaded: boolean) {
  const { page } = clerk;
  if (clerk.terminal === 'Awka') {
    await disconnectDuring(page, 'book_ticket');
    await sellSeat(clerk, 'Cut Off', 'Bank Transfer');
  } else {
    await disconnectDuring(page, 'create_waybills');
    await takeParcel(clerk, 'Cut Off', 'Bank Transfer', '2,750.50');
  }
  await stillSending(page, 1);
  await expect(page.getByText('No connection.')).toBeVisible();

  await advanceClock(page, 30_000);
  await sellSeat(clerk, 'Kept', 'Cash');
  await stillSending(page, 2);
  // Enter prints its slip, as it prints the receipt of a saved one; the passenger can travel with it, as the seat is kept for this counter.
  await expect(page.getByRole('button', { name: 'Print a slip' })).toBeFocused();
  await expect(page.locator('[data-print-sheet]').getByText('VALID', { exact: true })).toHaveCount(1);
  await advanceClock(page, 30_000);
  if (isReloaded) await page.reload();
  await takeParcel(clerk, 'Noon', 'Cash', '4,100.35');
  await stillSending(page, 3);
  await advanceClock(page, 30_000);
  await enterExpense(clerk, 'Tyres', '950.05');
  await stillSending(page, 4);
  // The till cannot be counted before all entries are saved.
  await goTo(page, 'Till');
  await page.getByRole('link', { name: 'Count and close' }).click();
  await expect(page.getByText(/^4 entries are not saved yet/)).toBeVisible();
  await advanceClock(page, 30_000);
  await page.context().setOffline(false);
  await expect(page.getByText(/still sending/)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('No connection.')).toHaveCount(0);
}

async function afternoon(clerk: Clerk) {
  await sellSeat(clerk, 'Evening', 'POS');
  await ticketNumber(clerk.page);
  await enterExpense(clerk, 'Water', '300.15');
  await expect(toast(clerk.page, 'Expense created successfully')).toBeVisible();
}

/** The income by payment method. */
const received = (entries: readonly Entry[], method: Method) =>
  sum(entries.filter((one) => one.kind !== 'expense' && one.method === method).map(({ kobo }) => kobo));

const takings = (entries: readonly Entry[]) => sum(METHODS.map((method) => received(entries, method)));

/** Checks the shift's figures on the dashboard, which don't depend on the day. */
async function seeTakings({ page, entries }: Clerk) {
  await goTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'My shift' }).click();
  await expect(page.getByRole('group', { name: 'Total Income', exact: true })).toContainText('My shift');
  await expect.poll(() => figure(page, 'Total Income')).toBe(takings(entries));
}

/** Counts and closes the drawer, without being shown the expected amounts. */
async function countAndClose({ page, entries }: Clerk) {
  await goTo(page, 'Till');
  await page.getByRole('link', { name: 'Count and close' }).click();
  await field(page, '₦1,000').fill(String(FLOAT / 100_000));
  await field(page, 'Coins').fill(String((received(entries, 'Cash') - DIESEL) / 100));
  await field(page, 'Card (POS)').fill(String(received(entries, 'POS') / 100));
  await field(page, 'Bank transfer / USSD').fill(String(received(entries, 'Bank Transfer') / 100));
  await next(page);
  await expect(page.getByText('The count agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the till' }).click();
  await expect(page.getByRole('heading', { name: 'Shift report', level: 1 }).first()).toBeVisible();
}

const inKobo = (naira: unknown) => Math.round(Number(naira) * 100);

/** Approves the expenses as the head office, which enters them in the ledger. */
async function approveAll(office: Caller, names: readonly string[]) {
  for (const name of names) {
    const [expense] = rowsIn(await office('GET', `get_expenses?limit=5&q=${encodeURIComponent(name)}`));
    await office('PUT', `expense_status/${String(expense?.['id'])}`, { status: 'Approved' });
  }
}

type Days = ReturnType<typeof daysFromNow>;

/** The figures of a terminal that must agree. */
interface Books {
  ledger: number;
  income: number;
  byMethod: Readonly<Record<Method | 'none', number>>;
}

/** The terminal's figures in a period: from the ledger lines, the summary and the report. */
async function booksOf(office: Caller, terminal: string, { from, to }: Days): Promise<Books> {
  const [row] = rowsIn(await office('GET', `fetch_terminals?q=${terminal}&limit=5`));
  const of = `from=${from}&to=${to}&terminal_id=${String(row?.['id'])}`;
  const lines = rowsIn(await office('GET', `get_operations?${of}&limit=200`));
  const figures = fieldsOf((await office('GET', `get_summary?${of}`))['data']);
  const { data } = await office('GET', `get_income_report?by=method&${of}`);
  const rows = rowsIn({ data: fieldsOf(data)['rows'] });
  const balance = (id: string) => inKobo(rows.find((one) => one['id'] === id)?.['balance'] ?? 0);
  return {
    ledger: sum(lines.map(({ amount }) => inKobo(amount))),
    income: inKobo(figures['income']),
    byMethod: {
      Cash: balance('Cash'),
      POS: balance('POS'),
      'Bank Transfer': balance('Bank Transfer'),
      none: balance('none'),
    },
  };
}

test('two terminals lose the network for two minutes in the middle of a day of sales, and in the evening the books agree to the kobo', async ({
  browser,
  server,
}) => {
  test.slow();
  const office = await callerAs(server.url, SUPER_ADMIN);
  await office('PUT', 'edit_company', { outage_seats: '2', shift_rule: 'required' });
  const days = daysFromNow();
  const before = { Awka: await booksOf(office, 'Awka', days), Lagos: await booksOf(office, 'Lagos', days) };
  const clerk = async (terminal: Clerk['terminal'], email: string, name: string): Promise<Clerk> => {
    const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
    await page.clock.install();
    await arrive(page, server.url, email);
    return { terminal, email, name, page, entries: [] };
  };
  const clerks = await Promise.all([
    clerk('Awka', 'awka@motorpark.example', 'Zikora'),
    clerk('Lagos', 'lagos@motorpark.example', 'Wuraola'),
  ]);
  const [awka, lagos] = clerks;

  await test.step('In the morning both sell', () => Promise.all(clerks.map(morning)));
  await test.step('The network is gone for two minutes, and they go on', () =>
    Promise.all([outage(awka, false), outage(lagos, true)]));
  await test.step('It is back, and so are they', () => Promise.all(clerks.map(afternoon)));
  await test.step('Their dashboards say what came in', () => Promise.all(clerks.map(seeTakings)));
  await test.step('Both count without knowing what should be there', () =>
    Promise.all(clerks.map(countAndClose)));
  const spent = clerks.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'expense');
  await approveAll(
    office,
    spent.map(({ name }) => name),
  );

  await test.step('Each was meant once, and is in the books once', async () => {
    const seats: string[] = [];
    for (const { kind, name, kobo, seat } of clerks.flatMap(({ entries }) => entries)) {
      const call = { ticket: 'get_all_tickets', waybill: 'get_waybills', expense: 'get_expenses' }[kind];
      const found = rowsIn(await office('GET', `${call}?limit=5&q=${encodeURIComponent(name)}`));
      expect(
        found.map(({ amount }) => inKobo(amount)),
        name,
      ).toEqual([Math.abs(kobo)]);
      if (seat === undefined) continue;
      expect(found[0]?.['seat_number'], name).toBe(String(seat));
      seats.push(`${String(fieldsOf(found[0]?.['trip'])['id'])}: ${seat}`);
    }
    expect(new Set(seats).size).toBe(seats.length);
  });
  await test.step('Ledger, figures, report and drawer say what was meant', async () => {
    for (const { terminal, entries } of clerks) {
      const [were, are] = [before[terminal], await booksOf(office, terminal, days)];
      expect(are.ledger - were.ledger).toBe(sum(entries.map(({ kobo }) => kobo)));
      const [shift] = rowsIn(
        await office('GET', `get_shifts?limit=5&q=${encodeURIComponent(`${terminal} 1`)}`),
      );
      const lines = rowsIn({ data: shift?.['lines'] });
      for (const method of METHODS) {
        const amount = received(entries, method);
        expect(are.byMethod[method] - were.byMethod[method], method).toBe(amount);
        const line = lines.find((one) => one['method'] === method);
        const drawer = method === 'Cash' ? FLOAT - DIESEL : 0;
        expect([line?.['received'], line?.['expected'], line?.['counted']].map(inKobo)).toEqual([
          amount,
          amount + drawer,
          amount + drawer,
        ]);
      }
      expect(are.income - were.income).toBe(takings(entries));
    }
  });
  expect(await verifyOutput(server)).toMatch(/^All [\d,]+ rows of .* are as they were sealed/m);
  await Promise.all(clerks.map(({ page }) => page.context().close()));
});
