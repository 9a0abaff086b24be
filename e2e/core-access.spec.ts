import { PASSCODE, PASSENGER, fillTicket, submit, typeCredentials } from './support/clerk';
import { arriveAtCore, expectBreadcrumb, expectToast, open } from './support/core';
import { Refusal } from './support/coreAnswers';
import { CORE_TOKEN } from './support/coreContract';
import { expect, test } from './support/test';

const SUCCESS = 'Login successful! Redirecting to dashboard...';
const EMAIL = 'awka@motorpark.example';

const OFFICE_MENU = [
  'Dashboard',
  'Admin',
  'Trips',
  'Terminals',
  'Drivers',
  'Vehicles',
  'Routes',
  'Operation History',
];
const TERMINAL_MENU = ['Dashboard', 'Trips', 'Tickets', 'Waybill', 'Expenses', 'Operation History'];

/** All paths in a core server's menu (docs/app.md), and their breadcrumbs. */
const OFFICE: [path: string, crumbs: string[]][] = [
  ['/super-admin', ['Dashboard']],
  ['/super-admin/dashboard', ['Dashboard']],
  ['/super-admin/dashboard/admin', ['Admin']],
  ['/super-admin/dashboard/admin/create', ['Admin', 'Create Admin']],
  ['/super-admin/dashboard/admin/edit?id=1', ['Admin', 'Edit Admin']],
  ['/super-admin/terminal', ['Terminals']],
  ['/super-admin/terminal/create-terminal', ['Terminals', 'Create Terminal']],
  ['/super-admin/terminal/edit?id=1', ['Terminals', 'Edit Terminal']],
  ['/super-admin/drivers', ['Drivers']],
  ['/super-admin/drivers/create-driver', ['Drivers', 'Create Driver']],
  ['/super-admin/drivers/edit?id=1', ['Drivers', 'Edit Driver']],
  ['/super-admin/vehicles', ['Vehicles']],
  ['/super-admin/vehicles/create', ['Vehicles', 'Create Vehicle']],
  ['/super-admin/vehicles/edit?id=1', ['Vehicles', 'Edit Vehicle']],
  ['/super-admin/routes', ['Routes']],
  ['/super-admin/routes/create', ['Routes', 'Create Route']],
  ['/super-admin/routes/edit?id=1', ['Routes', 'Edit Route']],
  ['/super-admin/operation-history', ['Operation History']],
  ['/super-admin/operation-history/view?id=sample-1', ['Operation History', 'Details']],
  ['/super-admin/trips', ['Dashboard', 'Trips']],
  ['/admin/tickets', ['Dashboard']],
];

const TERMINAL: [path: string, crumbs: string[]][] = [
  ['/admin', ['Dashboard']],
  ['/admin/dashboard', ['Dashboard']],
  ['/admin/operation-history', ['Operation History']],
  ['/admin/operation-history/view?id=sample-2', ['Operation History', 'Details']],
  ['/admin/expenses', ['Finance', 'Expenses']],
  ['/admin/expenses/edit', ['Finance', 'Add Expense']],
  ['/admin/trips', ['Trips', 'Outgoing Trips']],
  ['/admin/trips?type=outgoing', ['Trips', 'Outgoing Trips']],
  ['/admin/trips?type=incoming', ['Trips', 'Incoming Trips']],
  ['/admin/trips/edit', ['Trips', 'Create Trips']],
  ['/admin/trips/edit?id=7', ['Trips', 'Edit Trip']],
  ['/admin/waybill', ['Waybills', 'Outgoing Waybills']],
  ['/admin/waybill?type=incoming', ['Waybills', 'Incoming Waybills']],
  ['/admin/waybill/overview?id=1', ['Waybills', 'Waybill Overview']],
  ['/admin/waybills/edit', ['Waybills', 'Create Waybills']],
  ['/admin/waybills/edit?id=1', ['Waybills', 'Edit Waybill']],
  ['/admin/tickets', ['Tickets', 'Ticket History']],
  ['/admin/tickets/overview?id=1', ['Tickets', 'Tickets Overview']],
  ['/admin/tickets/edit', ['Tickets', 'Book Tickets']],
  ['/admin/tickets/edit/1', ['Tickets', 'Edit Tickets']],
  ['/admin/ticket?type=incoming', ['Tickets', 'Incoming Tickets']],
  ['/admin/ticket?type=outgoing', ['Tickets', 'Outgoing Tickets']],
  ['/admin/waybill/tickets/receipt-customer', ['Tickets', 'Customer Receipt']],
  ['/admin/waybill/tickets/receipt-company', ['Tickets', 'Company Receipt']],
  ['/super-admin/routes', ['Dashboard']],
];

/** Addresses of screens that need more than the core calls. */
const TERMINAL_OF_OUR_SERVER = [
  '/admin/trips/boarding?id=7',
  '/admin/trips/manifest?id=7',
  '/admin/trips/parcels?id=7',
  '/admin/trips/disruption?id=7',
  '/admin/trips/unseated',
  '/admin/till',
  '/admin/till/close',
  '/admin/till/shifts',
  '/admin/till/payments',
  '/admin/counter',
  '/admin/passcode',
  '/admin/second-factor',
  '/admin/sessions',
];
const OFFICE_OF_OUR_SERVER = [
  '/super-admin/drivers/import',
  '/super-admin/operation-history/waybill?id=1',
  '/super-admin/trips/edit',
  '/super-admin/trips/manifest?id=7',
  '/super-admin/expenses',
  '/super-admin/shifts',
  '/super-admin/shifts/counters',
  '/super-admin/reports',
  '/super-admin/activity',
  '/super-admin/company',
  '/super-admin/company/erase',
  '/super-admin/passcode',
];

test('a clerk logs in at a core server, sells a seat and logs out, which stays on this machine', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await test.step('the login is sent in the query and kept', async () => {
    await page.clock.install();
    await page.goto(core.url);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSCODE);
    // Two clicks in one task, before the button could show that it is busy.
    await page.getByRole('button', { name: 'Login' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    const done = page.locator('[data-in="true"]').filter({ hasText: SUCCESS });
    await expect(done).toBeVisible();
    // The toast is at the top right for two seconds; the dashboard opens after three.
    const { x = 0, y = 0 } = (await done.boundingBox()) ?? {};
    expect(x > 683 && y < 100).toBe(true);
    await expect(done.getByRole('progressbar', { includeHidden: true })).toHaveCSS(
      'animation-duration',
      '2s',
    );
    await expectToast(page, SUCCESS);
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    expect(core.payloadOf('POST /api/login')).toEqual({ login_email: EMAIL, passcode: PASSCODE });
    expect(core.arrivals.filter(({ call }) => call === 'POST /api/login')).toHaveLength(1);
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toMatchObject({
      authToken: CORE_TOKEN,
      role: 'admin',
      terminalName: 'Awka',
    });
  });

  await test.step('the frame has no entry of an extension', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toHaveText(/BOOKINGS\s*Trips.*FINANCE\s*Expenses/);
    await expect(page.getByRole('banner')).toContainText('Awka terminal');
  });

  await test.step('a ticket is booked in the query', async () => {
    await fillTicket(page, 2);
    await submit(page);
    await expectToast(page, 'Ticket created successfully!');
    await expect(page.getByText('CORE-2').first()).toBeVisible();
    await expect(page.getByText(PASSENGER.name).first()).toBeVisible();
    expect(core.payloadOf('POST /api/book_ticket')).toMatchObject({
      trip_id: '7',
      traveler_name: PASSENGER.name,
      traveler_number: PASSENGER.phone,
      travel_date: PASSENGER.dateOfBirth,
      amount: '18500',
      payment_method: 'Cash',
      next_of_kin_mobile_no: PASSENGER.nextOfKinPhone,
    });
    const booking = core.arrivals.find(({ call }) => call === 'POST /api/book_ticket');
    expect(booking?.query.getAll('seat_number[]')).toEqual(['1', '4']);
  });

  await test.step('logging out asks, and ends the session here', async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
    await question.getByRole('button', { name: 'Yes, Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  await test.step('a wrong password is said; a super admin gets to an area of their own', async () => {
    const login = core.answers['POST /api/login'];
    core.answers['POST /api/login'] = () => new Refusal(422, { message: 'Wrong email or passcode' });
    await typeCredentials(page, 'super@motorpark.example', 'Wrong#2026');
    await expect(page.getByText('Wrong email or passcode').first()).toBeVisible();
    core.answers['POST /api/login'] = (...request) => login?.(...request);
    await typeCredentials(page, 'super@motorpark.example');
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page).toHaveURL(/#\/super-admin\/dashboard$/);
    await expect(page.getByRole('banner')).toContainText('Super Admin');
  });
});

test('every address opens on a core server, for those whom its menu leads there', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  for (const [role, menu, places, others] of [
    ['super_admin', OFFICE_MENU, OFFICE, OFFICE_OF_OUR_SERVER],
    ['staff', TERMINAL_MENU, TERMINAL, TERMINAL_OF_OUR_SERVER],
  ] as const) {
    await arriveAtCore(page, core, '/', role);
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([...menu]);
    for (const [path, crumbs] of places) {
      await test.step(path, async () => {
        await open(page, path);
        await expectBreadcrumb(page, crumbs);
        await page
          .getByRole('main')
          .getByRole('heading', { level: 1 })
          .first()
          .waitFor({ state: 'attached' });
      });
    }
    await test.step('what needs more than the core calls is not found', async () => {
      const home = role === 'staff' ? '/admin/dashboard' : '/super-admin/dashboard';
      for (const path of others) {
        await open(page, path);
        await page.getByRole('heading', { name: 'Not found' }).waitFor();
        // So that the next path does not find this one's message.
        await open(page, home);
        await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      }
    });
  }
  await test.step('an address that nobody knows says so, and leads back', async () => {
    await open(page, '/admin/no-such-page');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await open(page, '/nowhere');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
  await open(page, '/test');
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText('Core: the basic calls only');
});
