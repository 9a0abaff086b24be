import { expect, test } from '@playwright/test';
import { PASSENGER, fillTicket, logIn, submit } from './support/clerk';
import { startCoreServer } from './support/coreServer';

test('the same app sells a seat on a server that has only the core calls', async ({ page }) => {
  const core = await startCoreServer();
  await logIn(page, core.url);
  await fillTicket(page, 2);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Tickets Overview' })).toBeVisible();
  await expect(page.getByText('CORE-2').first()).toBeVisible();
  await expect(page.getByText(PASSENGER.name).first()).toBeVisible();

  const booking = core.arrivals.find(({ call }) => call === 'POST /api/book_ticket');
  expect(booking?.body).toBe('');
  expect(Object.fromEntries(booking?.query ?? [])).toMatchObject({
    trip_id: '7',
    traveler_name: PASSENGER.name,
    traveler_number: PASSENGER.phone,
    travel_date: PASSENGER.dob,
    amount: '18500',
    payment_method: 'Cash',
    next_of_kin_mobile_no: PASSENGER.nextOfKin,
  });
  expect(booking?.query.getAll('seat_number[]')).toEqual(['1', '4']);
  const login = core.arrivals.find(({ call }) => call === 'POST /api/login');
  expect(login?.query.get('login_email')).toBe('awka@motorpark.example');
  await core.close();
});

test('on a core server the dashboard and the ticket cards say that their figures are samples', async ({
  page,
}) => {
  const core = await startCoreServer();
  await logIn(page, core.url);
  await expect(page.getByRole('group', { name: 'Total Income', exact: true })).toContainText('Sample');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  for (const status of ['Scheduled', 'Boarded', 'Enroute', 'Completed']) {
    await expect(page.getByRole('group', { name: status })).toContainText('10');
  }
  await expect(page.getByRole('row', { name: /CORE-1/ })).toContainText('2, 3');
  await core.close();
});

test('logging out of a core server ends the session on this machine', async ({ page }) => {
  const core = await startCoreServer();
  await logIn(page, core.url);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(core.arrivals.some(({ call }) => call.includes('logout'))).toBe(false);
  await core.close();
});
