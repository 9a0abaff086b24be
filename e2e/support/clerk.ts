import { type Page, expect } from '@playwright/test';

export const PASSCODE = 'Motorpark#2026';

export const PASSENGER = {
  name: 'Adaeze Nwankwo-Bello',
  phone: '08034127781',
  nextOfKinPhone: '08062201934',
  dateOfBirth: '1990-04-17',
};

/** Types the credentials and presses Login; the test checks what follows. */
export async function typeCredentials(page: Page, email: string, passcode = PASSCODE) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the app and logs in; ends at the dashboard. */
export async function logIn(page: Page, url: string, email = 'awka@motorpark.example') {
  await page.goto(url);
  await typeCredentials(page, email);
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** Stores a session before the app opens, for tests that are not about logging in. */
export async function arrive(page: Page, url: string, email = 'awka@motorpark.example') {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login_email: email, passcode: PASSCODE }),
  });
  const login: unknown = await answer.json();
  if (!isLogin(login)) throw new Error(`${email} could not log in: ${answer.status}`);
  const { token, role, admin } = login;
  const session = {
    authToken: token,
    role,
    terminalName: admin.terminal_name,
    adminName: admin.admin_name,
    adminId: admin.id,
  };
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept))
      if (value !== undefined) localStorage.setItem(name, value);
  }, session);
  await page.goto(`${url}/#/admin/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

interface Login {
  token: string;
  role: string;
  /** A core server may leave out any of these. */
  admin: { terminal_name?: string; admin_name?: string; id?: string };
}

const isLogin = (answer: unknown): answer is Login =>
  typeof answer === 'object' && answer !== null && 'token' in answer && 'admin' in answer;

/** Opens the booking wizard from the ticket history. */
export async function openBooking(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeVisible();
  await expect(tripField(page)).toBeVisible();
}

/** The field for the trip. */
export const tripField = (page: Page) => page.getByRole('combobox', { name: /^Select Trip/ });

/** Opens the list of trips and chooses the first one with this text. */
export async function pickTrip(page: Page, text: string | RegExp) {
  await tripField(page).click();
  await page.getByRole('option', { name: text }).first().click();
  await expect(page.getByRole('option')).toHaveCount(0);
}

/**
 * Chooses the first or the last trip that is not overdue and has this many free seats, and returns what the field then shows. The last one is for tests that
 * move the clock by an hour: no bus becomes overdue meanwhile.
 */
export async function chooseTrip(
  page: Page,
  seatsNeeded = 4,
  which: 'first' | 'last' = 'first',
): Promise<string> {
  await tripField(page).click();
  const lines = page.getByRole('option');
  await expect(lines.filter({ hasText: /seats? left/ }).first()).toBeVisible();
  const texts = await lines.allTextContents();
  const places = texts.flatMap((text, place) =>
    Number(/(\d+) seats? left/.exec(text)?.[1] ?? 0) >= seatsNeeded && !/due .+ ago/.test(text)
      ? [place]
      : [],
  );
  const place = which === 'first' ? places[0] : places.at(-1);
  if (place === undefined) throw new Error(`No trip has ${seatsNeeded} free seats`);
  await lines.nth(place).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  return tripField(page).inputValue();
}

export const freeSeats = (page: Page) => page.getByRole('button', { name: /^Seat \d+, Available$/ });

/** Takes the first or the last free seats and returns their numbers. Two tests that sell from the same bus take them from opposite ends. */
export async function takeSeats(
  page: Page,
  count: number,
  which: 'first' | 'last' = 'first',
): Promise<number[]> {
  const taken: number[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const free = freeSeats(page)[which]();
    const number = Number(/\d+/.exec((await free.getAttribute('aria-label')) ?? '')?.[0]);
    await free.click();
    await expect(page.getByRole('button', { name: `Seat ${number}, Booked` })).toBeVisible();
    taken.push(number);
  }
  return taken;
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

export async function fillPassenger(page: Page, { name, phone, nextOfKinPhone, dateOfBirth } = PASSENGER) {
  await page.getByLabel('Traveler Name').fill(name);
  await page.getByLabel('Mobile Number').first().fill(phone);
  await page.getByLabel('Next of Kin Mobile Number').fill(nextOfKinPhone);
  await page.getByLabel('Date of Birth').fill(dateOfBirth);
  for (const companion of await page.getByLabel(/^Seat \d+: Name/).all()) await companion.fill('Ben Eze');
}

/** Fills in the wizard up to the payment method of its last step; returns the trip and the seats. */
export async function fillTicket(
  page: Page,
  seatCount: number,
  passenger = PASSENGER,
): Promise<{ trip: string; seats: number[] }> {
  await openBooking(page);
  // Leaves one seat free for tests that add one later.
  const trip = await chooseTrip(page, seatCount + 1);
  const seats = await takeSeats(page, seatCount);
  await next(page);
  await fillPassenger(page, passenger);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  return { trip, seats };
}

/** Returns the number of the created ticket from its overview. */
export async function ticketNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Tickets Overview' })).toBeVisible();
  return (
    (await page
      .getByText(/^TK-[0-9A-Z]{6}-[0-9A-Z]$/)
      .first()
      .textContent()) ?? ''
  );
}

/** A field of the open form by its label, required or not. */
export const field = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\*)?$`));
