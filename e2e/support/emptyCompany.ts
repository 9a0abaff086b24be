import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { typeCredentials } from './clerk';
import { type FormFacts, type OfficeNoun, expectValue, fillForm } from './office';

const COMMAND = resolve('apps/server/dist/createSuperAdmin.js');

/** The first super admin of a test's own company. */
const NGOZI = { email: 'ngozi@company.ng', passcode: 'Garri & egusi soup 7' };

/** Runs the command that creates the first super admin, with the passcode on its standard input. */
export async function createSuperAdmin(dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined, DEMO: undefined };
  const named = ['--name', 'Ngozi Okafor', '--email', NGOZI.email];
  const child = spawn(process.execPath, ['--liftoff-only', COMMAND, ...named], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  child.stdin.end(`${NGOZI.passcode}\n`);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(output);
}

/** A step of a company's set-up and the values of its form. */
export type SetUpForm = readonly [step: string, noun: FormFacts & Pick<OfficeNoun, 'createLabel'>];

/** Fills in and saves the form of the current set-up step. */
export async function setUpStep(page: Page, [step, noun]: SetUpForm) {
  await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible();
  // The form is shown again for a second terminal; until it is reset it still has the saved values.
  await expectValue(page, Object.keys(noun.filled)[0] ?? '', '');
  await fillForm(page, noun);
  // Its clerks sell without a till, and nothing waits for confirmation.
  if (step === 'Company') await page.getByRole('radio', { name: 'Small park' }).check();
  await page.getByRole('button', { name: noun.createLabel }).click();
}

/** Leaves the set-up after its first step, and returns by the reminder on the dashboard. */
export async function setUpLater(page: Page) {
  // The form is reset once its record is saved.
  await expectValue(page, 'Terminal Name', '');
  await page.getByRole('link', { name: 'Set up later' }).click();
  await expect(page.getByText(/^\d of 6 steps are done\./)).toHaveText(/^1 of 6/);
  await page.getByRole('link', { name: 'Go on' }).click();
}

/** Logs in as the first super admin of an empty company, which leads to its set-up. */
export async function logInFirst(page: Page, url: string) {
  await page.goto(url);
  await typeCredentials(page, NGOZI.email, NGOZI.passcode);
}

/** Logs in a user whose passcode the office chose, and changes it. */
export async function logInWithChosen(page: Page, url: string, email: string, passcode: string) {
  await page.goto(url);
  await typeCredentials(page, email, passcode);
  await page.getByLabel('Current passcode').fill(passcode);
  await page.getByLabel('New passcode', { exact: true }).fill(`${passcode} mine`);
  await page.getByLabel('New passcode again').fill(`${passcode} mine`);
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}
