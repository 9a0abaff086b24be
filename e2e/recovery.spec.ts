import type { Page } from '@playwright/test';
import { arrive, typeCredentials } from './support/clerk';
import { Refusal } from './support/coreAnswers';
import { codeFor } from './support/outbox';
import { expect, test } from './support/test';

/** Of a terminal whose clerk no other test logs in. */
const EMAIL = 'enugu@motorpark.example';
const NEW = 'Garri&Egusi7';

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1, exact: true });

async function choosePassword(page: Page) {
  await expect(step(page, 'Create new password')).toBeVisible();
  await passwordField(page).fill(NEW);
  await page.getByLabel('Confirm password').fill(NEW);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('a clerk who forgot the password begins with the first step, is told without a connection, gets a code once it is back, sets a new one and is logged out everywhere else', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  test.slow();
  const elsewhere = await browser.newPage();
  await arrive(elsewhere, server.url, EMAIL);

  for (const path of ['password-reset', 'create-password', 'password-confirmation']) {
    await page.goto('about:blank');
    await page.goto(`${server.url}/#/${path}`);
    await expect(step(page, 'Forgot password')).toBeVisible();
    await expect(page).toHaveURL(/#\/forgot-password$/);
  }
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('link', { name: 'Forgot Passcode?' }).click();
  await expect(step(page, 'Forgot password')).toBeVisible();
  await page.getByLabel('Email').fill(EMAIL);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Internet disconnected')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(step(page, 'Password reset')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Password recovery' })).toHaveAttribute(
    'aria-valuetext',
    'Step 2 of 4',
  );
  const code = await codeFor(server, EMAIL);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6', exact: true })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Verification successful! Proceed to reset your password.')).toBeVisible();
  await expect(step(page, 'Create new password')).toBeVisible();
  expect(page.url()).not.toMatch(new RegExp(`${code}|enugu`));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Please enter a password!')).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await choosePassword(page);

  await expect(page.getByText('Password successfully reset!')).toBeVisible();
  await expect(step(page, 'All done!')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await typeCredentials(page, EMAIL);
  await expect(page.getByText('Invalid email or passcode.').first()).toBeVisible();
  await typeCredentials(page, EMAIL, NEW);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  // The dashboard loads from the server, which has ended this session.
  await elsewhere.reload();
  await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await elsewhere.close();
  expect(server.output()).not.toContain(NEW);
});

test('on a server that has only the core calls a code is sent again after a minute, and a wrong one is said', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await page.clock.install();
  await page.goto(core.url);
  await page.getByRole('link', { name: 'Forgot Passcode?' }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(step(page, 'Password reset')).toBeVisible();
  core.arrivals.length = 0;
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Click to resend' }).click();
  await expect(page.getByText('Please check your email for new OTP')).toBeVisible();
  expect(core.payloadOf('POST /api/forgotPassword')).toEqual({ email: EMAIL });

  core.answers['POST /api/pass-verify-otp'] = () => new Refusal(422, { message: 'Wrong code' });
  await page.getByRole('textbox', { name: 'Digit 1 of 6', exact: true }).click();
  await page.keyboard.type('048151');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Wrong code').first()).toBeVisible();
  core.answers['POST /api/pass-verify-otp'] = () => ({ message: 'Right' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePassword(page);
  await expect(step(page, 'All done!')).toBeVisible();
});
