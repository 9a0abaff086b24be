import { arrive, next, submit } from './support/clerk';
import {
  allAmounts,
  choose,
  figure,
  items,
  koboIn,
  lines,
  openFirst,
  openHistory,
  sum,
} from './support/ledger';
import { SUPER_ADMIN } from './support/office';
import { expect, test } from './support/test';
import { choose as chooseTicket, openHistory as openTickets, sell } from './support/ticket';

test('the three buttons narrow the list and widen it again, the link keeps what was chosen, and days of the calendar are a period like any other', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  await openHistory(page, '?period=yesterday');
  const income = await figure(page, 'Total Income');
  let narrowed = 0;
  for (const [name, word, label] of [
    ['Waybill', 'Waybill', 'Waybills'],
    ['Tickets', 'Ticket', 'Tickets'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await choose(page, () => button.click());
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(lines(page).first()).toContainText(word);
    const amounts = await allAmounts(page);
    expect(sum(amounts)).toBe(await figure(page, label));
    expect(await figure(page, 'Total Income')).toBe(sum(amounts));
    narrowed += sum(amounts);
  }
  expect(narrowed).toBe(income);
  await page.reload();
  const tickets = page.getByRole('button', { name: 'Tickets', exact: true });
  await expect(tickets).toHaveAttribute('aria-pressed', 'true');
  await tickets.click();
  await expect(tickets).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom Date Range');
  const days = page.getByRole('button', { name: /^Days / });
  await days.click();
  const calendar = page.getByRole('dialog', { name: 'Days' });
  await expect(calendar).toBeVisible();
  // The first Enter moves on to the next day; moving back selects a period of one day.
  for (const key of ['ArrowLeft', 'Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/period=custom&from=(\d{4}-\d\d-\d\d)&to=\1/);
});

test('back, a reload and a sent link bring the same list; an operation opens with what it is about, and Back returns to the list', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url, SUPER_ADMIN);
  await openHistory(page, '?period=last30Days');
  const search = page.getByRole('searchbox', { name: 'Search Operations' });
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  const tickets = page.getByRole('button', { name: 'Tickets', exact: true });
  await choose(page, () => search.fill('lagos ticket'));
  await choose(page, () => tickets.click());
  await choose(page, () => amount.getByRole('button').click());
  await expect(page).toHaveURL(/\?period=last30Days&q=lagos\+ticket&type=TICKET_BOOKING&sort=amount$/);

  const isKept = async () => {
    await expect(search).toHaveValue('lagos ticket');
    await expect(tickets).toHaveAttribute('aria-pressed', 'true');
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last30Days');
    await expect(lines(page).first()).toContainText('Lagos');
    await expect(async () => {
      const amounts = (await lines(page).allTextContents()).map(koboIn);
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    }).toPass();
  };
  await isKept();
  await page.reload();
  await isKept();
  const sent = page.url();
  await lines(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ticket Booking', level: 1 })).toBeVisible();
  await page.goBack();
  await isKept();
  await page.goBack();
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  await expect(search).toHaveValue('lagos ticket');
  await page.goto(sent);
  await isKept();
  await search.fill('no such line');
  await expect(page.getByRole('paragraph').getByText('No transactions found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/operation-history\?sort=amount$/);

  for (const [type, title, field] of [
    ['Tickets', 'Ticket Booking', 'Passenger name'],
    ['Waybill', 'Waybill Booking', 'Waybill pin'],
    ['Expenses', /\(Expenses\)$/, 'Approving officer'],
  ] as const) {
    await openHistory(page, '?period=last30Days');
    const main = await openFirst(page, type);
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(main.getByText(field, { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/operation-history\?period=last30Days&type=/);
  }
  await page.evaluate(() => (location.hash = '#/super-admin/operation-history/view?id=nothing'));
  await expect(page.getByText('There is no such operation.')).toBeVisible();
});

test('what was paid is put right by a super admin alone once the passenger has boarded, with a reason that stays', async ({
  page,
  sharedServer: { url },
  browser,
}) => {
  test.slow();
  await arrive(page, url);
  const { number } = await sell(page, 1);
  await openTickets(page);
  await chooseTicket(page, number, 'Boarded');
  await expect(page.getByText(`Ticket ${number} is Boarded.`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await items(page).filter({ hasText: number }).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Open ticket' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct amount…' })).toHaveCount(0);

  const office = await (await browser.newContext()).newPage();
  await arrive(office, url, SUPER_ADMIN);
  await office.goto(page.url().replace('/admin/', '/super-admin/'));
  await office.getByRole('button', { name: 'Correct amount…' }).click();
  const form = office.getByRole('dialog', { name: 'Correct amount' });
  await form.getByLabel('Right Amount').fill('1,000');
  await expect(form).toContainText(/Give back ₦[\d,]+\.00/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please say why.')).toBeVisible();

  // Concurrent changes of other fields are kept without a question.
  await openTickets(page);
  await chooseTicket(page, number, 'Edit');
  await page.getByLabel('Traveler Name').fill('Bola Adeyemi');
  await next(page);
  await submit(page);
  await expect(page.getByText('Ticket edited successfully!')).toBeVisible();
  await form.getByLabel('Reason').fill('The passenger was overcharged');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText(/^Amount corrected\. Give back ₦[\d,.]+\.$/)).toBeVisible();
  const history = office.getByRole('list', { name: `History of ticket ${number}` });
  await expect(history).toContainText('The passenger was overcharged');
  await expect(history).toContainText('Bola Adeyemi');
  await expect(office.getByRole('main')).toContainText('₦1,000.00');
  await office.context().close();
});

test('staff see their own terminal’s operations, and a link of the head office takes them nowhere', async ({
  page,
  sharedServer: { url },
}) => {
  await arrive(page, url);
  await expect(page.getByText(/shipments to review, .* delivered this week$/)).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { name: 'Operation History', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Terminal' })).toHaveCount(0);
  expect(sum(await allAmounts(page))).toBe(await figure(page, 'Balance'));
  const details = await openFirst(page, 'Waybill');
  const number = (await details.getByText(/^WB-/).first().textContent()) ?? '';
  await details.getByRole('link', { name: 'Open waybill' }).click();
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  for (const path of ['dashboard', 'operation-history/view?id=1', 'routes/edit?id=1']) {
    await page.evaluate((hash) => (location.hash = hash), `#/super-admin/${path}`);
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
  }
});

test('an operation of a kind that nobody knows says so', async ({ page, sharedServer: { url } }) => {
  await arrive(page, url, SUPER_ADMIN);
  await page.route('**/api/get_operation/9', (route) =>
    route.fulfill({ json: { data: { id: '9', type: 'GIFT', amount: 500 } } }),
  );
  await page.goto(`${url}/#/super-admin/operation-history/view?id=9`);
  await expect(page.getByText('Invalid transaction type')).toBeVisible();
});
