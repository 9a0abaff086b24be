import { type Page, expect } from '@playwright/test';
import { PASSCODE, typeCredentials } from './clerk';
import type { RunningServer } from './server';

/** Adds staff to the demo company, with the terminal and the passcode of an existing clerk. */
export const addStaff = (
  server: RunningServer,
  colleague: string,
  staff: readonly { name: string; email: string }[],
) =>
  server.change(
    `insert into person (id, name, email, passcode_hash, role, terminal_id)
     select gen_random_uuid(), engaged.name, engaged.email, passcode_hash, role, terminal_id
     from person, (values ${staff.map(({ name, email }) => `('${name}', '${email}')`).join(', ')}) as engaged (name, email)
     where person.email = '${colleague}'`,
  );

async function chooseInAccountMenu(page: Page, item: string) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Names this machine. */
export async function nameCounter(page: Page, name: string) {
  await chooseInAccountMenu(page, 'This counter');
  await page.getByLabel('Name of this counter').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`This machine is ${name} of Awka.`)).toBeVisible();
}

export const pinField = (page: Page) => page.getByLabel('PIN', { exact: true });

/** Chooses the PIN of the logged-in user at a counter. */
export async function choosePin(page: Page, pin: string) {
  await chooseInAccountMenu(page, 'This counter');
  await page.getByLabel('Your passcode').fill(PASSCODE);
  await page.getByLabel('New PIN').fill(pin);
  await page.getByRole('button', { name: 'Choose this PIN' }).click();
  await expect(page.getByText('Your PIN is set.')).toBeVisible();
}

/** Locks the counter, as somebody does who leaves it to another clerk. */
export async function lock(page: Page) {
  await chooseInAccountMenu(page, 'Lock');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
}

/** Logs in another user from the lock screen of a counter. */
export async function logInBeside(page: Page, email: string) {
  await page.getByRole('button', { name: 'Log in as somebody else' }).click();
  await typeCredentials(page, email);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** Unlocks the session of one of the users who are logged in at the counter. */
export async function switchTo(page: Page, name: string, pin: string) {
  await page.getByRole('radio', { name }).check();
  await pinField(page).fill(pin);
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}
