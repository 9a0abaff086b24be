import { type Page, expect } from '@playwright/test';
import { callerAs, rowsIn } from './caller';
import { PASSCODE, typeCredentials } from './clerk';
import { CHOSEN_BY_OFFICE, SUPER_ADMIN } from './office';

/** Adds staff of Awka to the demo company, who have chosen the tests' passcode. */
export async function engage(url: string, staff: readonly { name: string; email: string }[]) {
  const office = await callerAs(url, SUPER_ADMIN);
  const terminals = rowsIn(await office('GET', 'fetch_terminals'));
  const awka = terminals.find((one) => one['terminal_name'] === 'Awka');
  for (const { name, email } of staff) {
    await office('POST', 'create_admins', {
      admin_name: name,
      admin_phone: '08034127781',
      address: '',
      terminal_id: awka?.['id'],
      department: 'Logistics',
      login_email: email,
      passcode: CHOSEN_BY_OFFICE,
    });
    const engaged = await callerAs(url, email, CHOSEN_BY_OFFICE);
    await engaged('PUT', 'change_passcode', {
      current_passcode: CHOSEN_BY_OFFICE,
      passcode: PASSCODE,
      confirm_passcode: PASSCODE,
    });
  }
}

async function chooseInAccountMenu(page: Page, item: string) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Names this computer. */
export async function nameCounter(page: Page, name: string) {
  await chooseInAccountMenu(page, 'This counter');
  await page.getByLabel('Name of this counter').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`This computer is ${name} of Awka.`)).toBeVisible();
}

const pinField = (page: Page) => page.getByLabel('PIN', { exact: true });

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
