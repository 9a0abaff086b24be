import { tripField } from './support/clerk';
import {
  arriveAtCore,
  chooseIn,
  expectColumns,
  expectFacts,
  expectMenu,
  expectSampleCards,
  expectToast,
  open,
} from './support/core';
import { Refusal } from './support/coreAnswers';
import { expect, test } from './support/test';

const COLUMNS = [
  'S/N',
  'Traveler Name',
  'Phone number',
  'Next of kin phone',
  'Route',
  'Travel date',
  'Seat number',
  'Vehicle Number',
  'Ticket ID',
  'Status',
  'Action',
];
/** In the order of the receipt. */
const TERMS = [
  /non-refundable after departure/,
  /valid only on the stated date and time/,
  /Rescheduling .* at least 12 hours before departure/,
  /check in 30 minutes before departure/,
  /One luggage of up to 20kg .* extra luggage attracts a fee/,
  /not responsible for lost property/,
  /Smoking and alcohol are not allowed on board/,
  /Children under 12 must be accompanied by an adult/,
  /Safety and staff instructions must be obeyed/,
];

test('the ticket history of a core server, from its counts to the last ticket deleted', async ({
  page,
  startCore,
}) => {
  let letTicketsGo = () => {};
  const held = new Promise<void>((go) => (letTicketsGo = go));
  const core = await startCore();
  const tickets = core.answers['GET /api/get_all_tickets'];
  const row = page.getByRole('row', { name: /CORE-1/ });

  await test.step('it says what fails and that it is loading, and shows four samples and eleven columns', async () => {
    core.answers['GET /api/get_all_tickets'] = () => new Refusal(500, { error: 'Disk is full' });
    await arriveAtCore(page, core, '/admin/tickets');
    // The error is shown in place of the list and not as a toast (docs/app.md).
    await expect(page.getByText('Disk is full')).toHaveCount(1);
    core.answers['GET /api/get_all_tickets'] = async (...request) => {
      await held;
      return tickets?.(...request);
    };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('fetching Tickets data...').first()).toBeVisible();
    letTicketsGo();
    await expectSampleCards(page, { Scheduled: '10', Boarded: '10', Enroute: '10', Completed: '10' });
    await expectColumns(page, COLUMNS);
    for (const text of [
      'Ngozi Okafor',
      '0803 412 7781',
      '0806 220 1934',
      'Awka - Lagos',
      '2, 3',
      'ANB 482 XA',
      'Scheduled',
    ])
      await expect(row).toContainText(text);
  });

  await test.step('on a PC of 1280 px the table has all of them without scrolling', async () => {
    await page.setViewportSize({ width: 1280, height: 768 });
    await expectColumns(page, COLUMNS);
    await expect(row).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2} [AP]M/);
    await expect(page.getByRole('region', { name: 'Tickets, scrolls sideways' })).toHaveCount(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('a card filters by its status, and so does the Filter', async () => {
    const filter = page.getByRole('combobox', { name: 'Filter' });
    await expect(filter.getByRole('option')).toHaveText([
      'All statuses',
      'Scheduled',
      'Boarded',
      'Enroute',
      'Completed',
    ]);
    await page.getByRole('button', { name: 'Boarded 10' }).click();
    await expect(page.getByText('No ticket is Boarded.').first()).toBeVisible();
    await expect(filter).toHaveValue('Boarded');
    await filter.selectOption('Scheduled');
    await expect(page.getByRole('button', { name: 'Scheduled 10', pressed: true })).toBeVisible();
    await expect(row).toBeVisible();
    await filter.selectOption('All statuses');
  });

  await test.step('the menu has the core product’s words, which change nothing', async () => {
    const statuses = ['Pending', 'Delivered', 'On-Transit', 'Picked up'];
    await expectMenu(page, /CORE-1/, ['View', 'Edit', ...statuses, 'Delete']);
    for (const status of statuses) {
      await chooseIn(page, /CORE-1/, status);
      await expectToast(page, 'This server keeps no ticket statuses: nothing was changed.');
    }
    await expect(row).toContainText('Scheduled');
  });

  await test.step('the summary has what the list has, and closes by a click outside', async () => {
    await chooseIn(page, /CORE-1/, 'View');
    const summary = page.getByRole('dialog', { name: 'Ticket Summary' });
    await expectFacts(summary, {
      Origin: 'Awka',
      Destination: 'Lagos',
      Vehicle: 'ANB 482 XA',
      Seats: '2, 3',
      'Amount paid': 'N/A',
    });
    await page.mouse.click(20, 20);
    await expect(summary).toBeHidden();
  });

  await test.step('the form of a ticket says that nothing is saved, also when its link is opened', async () => {
    await chooseIn(page, /CORE-1/, 'Edit');
    await expect(page).toHaveURL(/#\/admin\/tickets\/edit\/1$/);
    await expect(page.getByText('This server cannot change tickets.', { exact: false })).toBeVisible();
    await expect(tripField(page)).toHaveValue(/^Awka - Lagos, /);
    await expect(page.getByRole('button', { name: 'Seat 2, Booked' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Seat 3, Booked' })).toBeVisible();
  });

  await test.step('the overview and both receipts read N/A where the list knows nothing', async () => {
    await open(page, '/admin/tickets/overview?id=1');
    const overview = page.getByRole('article', { name: 'Ticket CORE-1' });
    await expectFacts(overview, {
      'Passenger name': 'Ngozi Okafor',
      'Mobile number': '0803 412 7781',
      'Next of kin mobile number': '0806 220 1934',
      'Vehicle type': 'N/A',
      'Vehicle number': 'ANB 482 XA',
      'Seat numbers': 'Seat 2Seat 3',
      'Amount paid': 'N/A',
      'Payment method': 'N/A',
      'Ticket ID': 'CORE-1',
    });
    await expect(overview.getByRole('img', { name: 'QR code of ticket CORE-1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
      'href',
      '#/admin/tickets/edit',
    );
    await page.getByRole('link', { name: 'Customer Receipt' }).click();
    const paper = page.getByRole('region', { name: 'Customer Receipt' });
    await expectFacts(paper, { Amount: 'N/A', 'Booking Agent': 'N/A' });
    await expect(paper.getByRole('listitem')).toHaveText(TERMS);
    await open(page, '/admin/waybill/tickets/receipt-company');
    await expect(page.getByText('This is a sample with fixed data.', { exact: false })).toBeVisible();
    await expectFacts(page.getByRole('region', { name: 'Company Receipt' }), {
      Amount: '₦18,500.00',
      'Booking Agent': 'Ada Obi',
    });
  });

  await test.step('a deletion asks; a failed one is said, a successful one takes the row alone', async () => {
    core.answers['DELETE /api/delete_ticket/{id}'] = () => new Refusal(500, { error: 'Disk is full' });
    await open(page, '/admin/tickets');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
    await chooseIn(page, /CORE-1/, 'Delete');
    await expect(question).toContainText('This action cannot be undone.');
    await expect(question).toContainText(
      'Traveler information, seat assignment and payment details may be lost.',
    );
    await question.getByRole('button', { name: 'No, Cancel' }).click();
    await chooseIn(page, /CORE-1/, 'Delete');
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expectToast(page, 'Encountered an issue while trying to delete waybill');
    await expect(row).toBeVisible();
    core.answers['DELETE /api/delete_ticket/{id}'] = () => ({ message: 'Deleted' });
    core.arrivals.length = 0;
    await chooseIn(page, /CORE-1/, 'Delete');
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expectToast(page, 'Ticket Deleted successfully');
    await expect(page.getByText('No data available').first()).toBeVisible();
    expect(core.arrivals.map(({ call, id }) => `${call} ${id}`)).toEqual([
      'DELETE /api/delete_ticket/{id} 1',
    ]);
  });
});
