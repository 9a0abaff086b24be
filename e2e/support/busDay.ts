import { type Locator, type Page, expect } from '@playwright/test';
import { next, pickTrip, submit, ticketNumber } from './clerk';
import { chooseIn } from './core';
import { fillMoment } from './moment';
import { expectValue } from './office';
import { choose, openHistory as openTickets } from './ticket';
import { takeStep } from './tripStep';

/** A bus of the day: its departure as typed and as lists show it, and its vehicle. */
export interface Bus {
  day: string;
  time: string;
  shown: RegExp;
  vehicle: string;
  seats: number;
}

export const goTo = (page: Page, hash: string) =>
  page.evaluate((there) => void (location.hash = there), hash);

export async function planTrip(page: Page, { day, time, vehicle }: Bus) {
  await goTo(page, '/admin/trips/edit');
  const form = page.getByRole('form');
  await form.getByLabel('Route').fill('Awka - Lagos');
  await page.getByRole('option').filter({ hasText: 'Awka - Lagos' }).first().click();
  await fillMoment(page, `${day}T${time}`);
  await form.getByLabel('Vehicle').fill(vehicle);
  await page.getByRole('option', { name: vehicle }).click();
  await form.getByLabel('Amount').fill('10,000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectValue(page, 'Route', '');
}

/** Selects a trip by its departure. */
export async function chooseBus(trips: Locator, { shown }: Bus) {
  const option = trips.locator('option', { hasText: shown });
  await expect(option).toHaveCount(1);
  await trips.selectOption((await option.getAttribute('value')) ?? '');
}

/** Finds a trip in a field that searches, by its departure. */
export async function findBus(page: Page, trips: Locator, { shown }: Bus) {
  await trips.click();
  await page.getByRole('option', { name: shown }).click();
}

interface Sale {
  bus: Bus;
  /** The name of the passenger in each seat; the first one is the traveler. */
  seats: Readonly<Record<number, string>>;
  /** Whether address and next of kin's name are filled in. */
  hasAllDetails: boolean;
}

export const takeSeat = async (page: Page, seat: number | string) => {
  await page.getByRole('button', { name: `Seat ${seat}, Available` }).click();
  await expect(page.getByRole('button', { name: `Seat ${seat}, Booked` })).toBeVisible();
};

/** Sells seats of a bus and returns the ticket's number. */
export async function sell(page: Page, { bus, seats, hasAllDetails }: Sale): Promise<string> {
  const [[, traveler] = ['', ''], ...others] = Object.entries(seats);
  await goTo(page, '/admin/tickets/edit');
  await pickTrip(page, bus.shown);
  for (const seat of Object.keys(seats)) await takeSeat(page, seat);
  await next(page);
  await page.getByLabel('Traveler Name').fill(traveler);
  await page.getByLabel('Mobile Number').first().fill('08034127781');
  await page.getByLabel('Next of Kin Mobile Number').fill('08062201934');
  await page.getByLabel('Date of Birth').fill('1990-04-17');
  if (hasAllDetails) await fillRequiredDetails(page);
  for (const [seat, name] of others) await page.getByLabel(`Seat ${seat}: Name`).fill(name);
  await next(page);
  await page.getByRole('radio', { name: 'Cash' }).check();
  await submit(page);
  return ticketNumber(page);
}

/** Fills in what the law requires of a passenger besides name and phones. */
async function fillRequiredDetails(page: Page) {
  await page.getByLabel('Address').first().fill('12 Zik Avenue, Awka');
  await page.getByLabel('Next of Kin Name').first().fill('Uche Obi');
}

/** Completes the details of passengers who are already aboard, when nothing else of their ticket can be changed. */
export async function complete(page: Page, traveler: string) {
  await openTickets(page);
  await choose(page, traveler, 'Edit');
  await expect(page.getByLabel('Traveler Name')).toHaveValue(traveler);
  await fillRequiredDetails(page);
  await next(page);
  await submit(page);
  await ticketNumber(page);
  await expect(page.getByRole('main')).toContainText('12 Zik Avenue, Awka');
}

/** Opens one of a trip's pages from the list of trips. */
export async function openBus(page: Page, bus: Bus, what: 'Boarding' | 'Manifest', direction = 'outgoing') {
  await goTo(page, `/admin/trips?type=${direction}`);
  await chooseIn(page, bus.shown, what);
  await expect(page.getByRole('heading', { name: what, level: 1, exact: true })).toBeVisible();
}

/** Returns the code on a printed ticket, as a scanner reads it. */
export const codeOf = (page: Page, number: string): Promise<string> =>
  page.evaluate(async (ticket) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    const answer = await (await fetch(`/api/get_ticket/${ticket}`, { headers })).text();
    return /"code":"(MP[^"]+)"/.exec(answer)?.[1] ?? '';
  }, number);

/** The code with another seat: one character of the signed part is changed. */
export const forgedFrom = (code: string) =>
  code.replace(/^(MP.{40})(.)/, (_all, kept: string, one: string) => `${kept}${one === 'A' ? 'B' : 'A'}`);

/** Prints both copies and checks them. */
export async function printManifest(page: Page) {
  await expect(page.getByText('Still missing')).toHaveCount(0);
  await page.evaluate(() => delete document.documentElement.dataset['printed']);
  await page.getByRole('button', { name: 'Print both copies' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^Manifest Awka - Lagos/);
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toContainText('Copy 1 of 2 · Original: driver');
  await expect(sheet).toContainText('Copy 2 of 2 · Duplicate: park');
  await expect(sheet).not.toContainText('Still missing');
}

export const setStatus = async (page: Page, status: 'En-route' | 'Completed') => {
  const step = page.getByRole('button', {
    name: status === 'En-route' ? 'Leave' : 'Arrived',
    exact: true,
  });
  await takeStep(page, status, () => step.click(), page.getByText(new RegExp(`is ${status}\\.$`)).first());
  await expect(step).toHaveCount(0);
};

/** Checks that boarded and missing passengers of a bus that has left add up to the sold seats. */
export async function expectCounted(
  page: Page,
  bus: Bus,
  counted: { sold: number; boarded: number; missed: number },
) {
  const { sold, boarded, missed } = counted;
  expect(boarded + missed).toBe(sold);
  await openBus(page, bus, 'Manifest', 'incoming');
  await expect(page.getByRole('group', { name: 'Boarded' })).toContainText(`${boarded} of ${sold}`);
  await expect(page.getByRole('group', { name: 'No-shows' })).toContainText(String(missed));
}
