import {
  arriveAtCore,
  chooseIn,
  expectColumns,
  expectFacts,
  expectMenu,
  expectToast,
  open,
} from './support/core';
import { Refusal } from './support/coreAnswers';
import { ticketRow } from './support/coreCompany';
import { lines } from './support/ledger';
import { expect, test } from './support/test';
import { waybillRow } from './support/waybill';

const TICKET_COLUMNS = [
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
const OUT = /Awka - Lagos/;
const IN = /Lagos - Awka/;
const FAILED = 'Encountered an issue while trying to delete waybill';

const SOON = new Date(Date.now() + 3_600_000).toISOString();
/** 1280 and 1366 px less a scrollbar of 15 px, which the browser of the tests hides. */
const NARROW_WIDTHS = [1265, 1351];
const LATIN = 'Chukwuemeka Onyekachukwu-Ezenwa Oluwaseun Adebayo-Williams Obi';
const ARABIC = 'عبد الرحمن بن محمد الأمين عبد الله أبو بكر إبراهيم موسى عثمان علي';
const ROUTES = ['Awka - Lagos', 'Port Harcourt - Awka', 'Umuahia Ubakala Junction - Lagos Jibowu Yaba'];
const STATUSES = ['Scheduled', 'Completed', 'Boarded'];

test('the eleven columns of the ticket history are there on a narrow PC, whatever the names are and however late the fonts', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const list = (name: string) => ({
    data: Array.from({ length: 200 }, (_, place) => {
      const row = ticketRow(String(1_000_000 + place), place % 2 ? name : 'Obi', '12, 13', SOON);
      const trip = {
        route_id: ROUTES[place % 3],
        travel_date: SOON,
        vehicle_number: 'ANB 482 XA',
        status: STATUSES[place % 3],
      };
      return Object.assign(row, { trip });
    }),
  });
  await page.route(/woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const names = [LATIN, ARABIC].flatMap((name) => [3, 30, 60].map((length) => name.slice(0, length)));
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of names) {
      core.answers['GET /api/get_all_tickets'] = () => list(name);
      await arriveAtCore(page, core, '/admin/tickets');
      await page.getByRole('row', { name: 'CORE-1000003' }).waitFor();
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.size > 0);
      await expectColumns(page, TICKET_COLUMNS);
      await expect(page.getByRole('region', { name: 'Tickets, scrolls sideways' })).toHaveCount(0);
    }
  }
});

test('the lists of a terminal on a core server: only a deletion is sent; statuses and samples stay on this machine', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
  const remove = async (row: RegExp) => {
    await chooseIn(page, row, 'Delete');
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
  };

  await test.step('tickets have the core product’s words, which change nothing; a failed deletion is said', async () => {
    await arriveAtCore(page, core, '/admin/tickets');
    const row = page.getByRole('row', { name: /CORE-1/ });
    await page.setViewportSize({ width: 1280, height: 768 });
    await expectColumns(page, TICKET_COLUMNS);
    // Opened again, the whole list is asked for once.
    await expect(row).toBeVisible();
    core.arrivals.length = 0;
    await page.reload();
    await expect(row).toBeVisible();
    expect(core.arrivals.map(({ call }) => call).filter((call) => call.includes('tickets'))).toEqual([
      'GET /api/get_all_tickets',
    ]);
    await expect(row).toContainText(/\d{1,2}\s[A-Z][a-z]{2}(?:\s\d{4})?, \d{2}:\d{2}\s[AP]M/);
    await expect(page.getByRole('region', { name: 'Tickets, scrolls sideways' })).toHaveCount(0);
    await page.setViewportSize({ width: 1366, height: 768 });
    const statuses = ['Pending', 'Delivered', 'On-Transit', 'Picked up'];
    await expectMenu(page, /CORE-1/, ['View', 'Edit', ...statuses, 'Delete']);
    await chooseIn(page, /CORE-1/, 'Delivered');
    await expectToast(page, 'This server keeps no ticket statuses: nothing was changed.');
    await expect(row).toContainText('Scheduled');
    core.answers['DELETE /api/delete_ticket/{id}'] = () => new Refusal(500, { error: 'Disk is full' });
    await remove(/CORE-1/);
    await expectToast(page, FAILED);
    await expect(row).toBeVisible();
    core.answers['DELETE /api/delete_ticket/{id}'] = () => ({ message: 'Deleted' });
    core.arrivals.length = 0;
    await remove(/CORE-1/);
    await expectToast(page, 'Ticket Deleted successfully');
    await expect(page.getByText('No data available').first()).toBeVisible();
    const deletion = core.arrivals.map(({ call, id }) => `${call} ${id}`);
    expect(deletion).toEqual(['DELETE /api/delete_ticket/{id} 1']);
  });

  await test.step('waybills keep the status that the server wrote, by direction', async () => {
    await open(page, '/admin/waybill');
    await expect(waybillRow(page, 'CORE-WB-1')).toContainText(/Picked[- ]Up/);
    await expect(page.getByRole('row', { name: /Chika Eze/ })).toContainText('Held at customs');
    await expect(waybillRow(page, 'CORE-WB-2')).toHaveCount(0);
    const statuses = ['Pending', 'On-Transit', 'Delivered', 'Picked Up'];
    await expectMenu(page, /CORE-WB-1/, ['View', 'Open and print', ...statuses, 'Delete']);
    await chooseIn(page, /CORE-WB-1/, 'Delivered');
    await expectToast(page, 'This server keeps no waybill statuses: nothing was changed.');
    core.arrivals.length = 0;
    await remove(/CORE-WB-1/);
    await expectToast(page, 'waybill Deleted successfully');
    await expect(waybillRow(page, 'CORE-WB-1')).toHaveCount(0);
    const deletion = core.arrivals.map(({ call, id }) => `${call} ${id}`);
    expect(deletion).toEqual(['DELETE /api/delete_waybill/{id} 1']);
    await page.getByRole('link', { name: 'Incoming', exact: true }).click();
    await expect(waybillRow(page, 'CORE-WB-2')).toContainText('On-Transit');
  });

  await test.step('trips change on this screen only', async () => {
    core.arrivals.length = 0;
    await open(page, '/admin/trips');
    await expectMenu(page, OUT, ['View', 'Edit', 'Scheduled', 'En-route', 'Completed', 'Delete']);
    await chooseIn(page, OUT, 'Completed');
    await expectToast(page, /on this screen only: this server does not keep it/);
    await expect(page.getByRole('row', { name: OUT })).toContainText('Completed');
    await remove(OUT);
    await expect(page.getByText('No Trips Yet').first()).toBeVisible();
    await page.getByRole('link', { name: 'Incoming', exact: true }).click();
    await expectMenu(page, IN, ['View', 'Completed']);
    await page.keyboard.press('Escape');
    expect(core.writes()).toEqual([]);
  });

  await test.step('whichever sample operation is opened, it is the fixed ticket, to be read only', async () => {
    await open(page, '/admin/operation-history');
    await expect(lines(page)).toHaveCount(3);
    const search = page.getByRole('searchbox', { name: 'Search Operations' });
    await search.fill('TYRE rep');
    await expect(lines(page)).toHaveText([/Tyre replacement.*Lagos.*−₦65,000\.00/]);
    await search.clear();
    await page.getByRole('button', { name: 'Waybill', exact: true }).click();
    await expect(lines(page)).toHaveText([/Awka to Abuja/]);
    await lines(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Ticket Booking', level: 1 })).toBeVisible();
    await expectFacts(page.getByRole('main'), {
      'Passenger name': 'Chinedu Obi',
      'Passenger email': 'chinedu.obi@example.com',
      'Ticket number': 'TK-7QF3XM-K',
    });
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});
