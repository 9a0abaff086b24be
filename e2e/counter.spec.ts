import { PASSCODE, chooseTrip, fillPassenger, logIn, next, openBooking, takeSeats } from './support/clerk';
import { choosePin, engage, lock, logInBeside, nameCounter, pinField, switchTo } from './support/counter';
import { everythingKept } from './support/everythingKept';
import { expect, test } from './support/test';

const AWKA = 'awka@motorpark.example';
const UCHE = 'uche@motorpark.example';
const PIN = '402918';
/** Nobody else in the demo company is called so. */
const TRAVELER = 'Zikora Umeh-Falana';
const PHONE = '08099887711';

test('two clerks share a counter: each finds what they were at by PIN, and nothing of it is readable to the other', async ({
  page,
  server,
}) => {
  await engage(server, AWKA, [{ name: 'Uche Eze', email: UCHE }]);
  await logIn(page, server.url);
  await nameCounter(page, 'Awka 2');
  await page.getByLabel('Your passcode').fill(PASSCODE);
  await page.getByLabel('New PIN').fill('123456');
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveAccessibleDescription(/easily guessed/);
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByText('Your PIN is chosen.')).toBeVisible();
  const ada = await page.evaluate(() => localStorage.getItem('adminName'));

  await openBooking(page);
  await chooseTrip(page, 1, 'last');
  await takeSeats(page, 1);
  await next(page);
  await fillPassenger(page);
  await page.getByLabel('Traveler Name').fill(TRAVELER);
  await page.getByLabel('Next of Kin Mobile Number').fill(PHONE);
  await expect.poll(() => everythingKept(page)).toContain(PHONE);

  await lock(page);
  await pinField(page).fill('835026');
  await expect(pinField(page)).toHaveAccessibleDescription('This PIN is wrong.');
  await pinField(page).fill(PIN);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);

  await lock(page);
  await expect.poll(() => everythingKept(page)).not.toContain(TRAVELER);
  await logInBeside(page, UCHE);
  const readable = await everythingKept(page);
  expect(readable).not.toContain(TRAVELER);
  expect(readable).not.toContain(PHONE);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('tickets');
  await openBooking(page);
  await expect(page.getByText('Your unfinished ticket was kept.')).toBeHidden();

  await lock(page);
  await switchTo(page, ada ?? '', PIN);
  await expect(page.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
  await expect(page.getByLabel('Next of Kin Mobile Number')).toHaveValue(PHONE);
  expect(server.output()).not.toContain(PIN);
});

test('a second tab goes with whoever is let in at the first, and neither shows nor sends anything as the one before', async ({
  page,
  server,
}) => {
  await engage(server, AWKA, [{ name: 'Uche Eze', email: UCHE }]);
  await logIn(page, server.url);
  await nameCounter(page, 'Awka 2');
  await choosePin(page, PIN);
  const ada = (await page.evaluate(() => localStorage.getItem('adminName'))) ?? '';
  const second = await page.context().newPage();
  await second.goto(`${server.url}/#/admin/dashboard`);
  await openBooking(second);
  await chooseTrip(second, 1, 'last');
  await takeSeats(second, 1);
  await next(second);
  await fillPassenger(second);
  await second.getByLabel('Traveler Name').fill(TRAVELER);
  await expect.poll(() => everythingKept(second)).toContain(TRAVELER);

  await lock(page);
  await expect(second.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect.poll(() => everythingKept(second)).not.toContain(TRAVELER);
  const adasToken = await page.evaluate(() => localStorage.getItem('authToken'));
  await logInBeside(page, UCHE);
  const sent: string[] = [];
  second.on('request', (request) => sent.push(request.headers()['authorization'] ?? ''));
  await expect(second.getByRole('button', { name: 'Account of Uche Eze' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(await everythingKept(second)).not.toContain(TRAVELER);
  await second.goBack();
  await expect(second.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(second.url()).not.toContain('tickets');
  await openBooking(second);
  await expect(second.getByText('Your unfinished ticket was kept.')).toBeHidden();
  expect(sent.filter((header) => header.includes(adasToken ?? ' '))).toEqual([]);

  // By PIN, too: what the other one has begun here stays theirs.
  await chooseTrip(second, 1, 'last');
  await lock(page);
  await switchTo(page, ada, PIN);
  await expect(second.getByRole('button', { name: `Account of ${ada}` })).toBeVisible();
  await expect(second.getByLabel('Traveler Name')).toHaveValue(TRAVELER);
});
