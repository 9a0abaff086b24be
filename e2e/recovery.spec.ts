import type { Page } from '@playwright/test';
import { arrive, typeCredentials } from './support/clerk';
import { Refusal } from './support/coreAnswers';
import { codeFor, mailCount } from './support/outbox';
import { expect, test } from './support/test';

const EMAIL = 'awka@motorpark.example';
const NEW = 'Garri&Egusi7';

const box = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Digit ${place} of 6`, exact: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1, exact: true });

/** Opens the first step of the recovery from the login. */
async function openForgotten(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('link', { name: 'Forgot Passcode?' }).click();
  await expect(step(page, 'Forgot password')).toBeVisible();
}

/** Opens the step with the six digits from the login. */
async function askForCode(page: Page, url: string, email = EMAIL) {
  await openForgotten(page, url);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(step(page, 'Password reset')).toBeVisible();
}

async function typeCode(page: Page, code: string) {
  await box(page, 1).click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function choosePassword(page: Page, password = NEW) {
  await expect(step(page, 'Create new password')).toBeVisible();
  await passwordField(page).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

const another = (code: string) => (code === '000000' ? '000001' : '000000');

test('a clerk who forgot the password is told without a connection, gets a code once it is back, sets a new one and is logged out everywhere else', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const elsewhere = await browser.newPage();
  await arrive(elsewhere, server.url);

  await openForgotten(page, server.url);
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
  await expect(box(page, 1)).toBeFocused();
  await expect(box(page, 2)).toBeDisabled();
  await page.keyboard.type(code.slice(0, 2));
  await expect(box(page, 3)).toBeFocused();
  await expect(box(page, 4)).toBeDisabled();
  await page.keyboard.press('Backspace');
  await expect(box(page, 2)).toBeFocused();
  await expect(box(page, 2)).toHaveValue('');
  await page.keyboard.type(code.slice(1));
  await page.keyboard.press('Enter');

  await expect(page.getByText('Verification successful! Proceed to reset your password.')).toBeVisible();
  await expect(step(page, 'Create new password')).toBeVisible();
  expect(page.url()).not.toMatch(new RegExp(`${code}|awka`));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Please enter a password!')).toBeVisible();
  await passwordField(page).fill('motorparks');
  await expect(page.getByText('Strength: weak')).toBeVisible();
  await expect(page.getByText('Password is too weak! Please use a stronger password.')).toBeVisible();
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
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

test('a code is pasted with a space in it, after five wrong ones it is worth nothing, and a new one, once it has been waited for, opens the next step', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await askForCode(page, server.url);
  const code = await codeFor(server, EMAIL);
  const wrong = another(code);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${wrong.slice(0, 3)} ${wrong.slice(3)}`,
  );
  await box(page, 1).click();
  await page.keyboard.press('Control+v');
  await expect(box(page, 6)).toHaveValue(wrong.slice(5));
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse('**/api/pass-verify-otp');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByText('This code is wrong. Please check it and try again.').first()).toBeVisible();
  }
  await box(page, 6).press('Home');
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('This code is no longer valid. Please ask for a new one.').first(),
  ).toBeVisible();

  const resend = page.getByRole('button', { name: 'Click to resend' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(resend).toHaveAccessibleDescription(/^in 0:\d\d$/);
  expect(mailCount(server, EMAIL)).toBe(1);

  await server.change(`update limit_count set last_at = last_at - interval '61 seconds'`);
  await page.clock.fastForward(61_000);
  await expect(resend).toHaveAttribute('aria-disabled', 'false');
  await resend.click();
  await expect(page.getByText('Please check your email for new OTP')).toBeVisible();
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await typeCode(page, await codeFor(server, EMAIL, 2));
  await expect(step(page, 'Create new password')).toBeVisible();
});

test('a step that is opened out of turn leads to the first one; there an e-mail that nobody has is led on like any other, and gets no mail', async ({
  page,
  sharedServer,
}) => {
  for (const path of ['password-reset', 'create-password', 'password-confirmation']) {
    await page.goto('about:blank');
    await page.goto(`${sharedServer.url}/#/${path}`);
    await expect(step(page, 'Forgot password')).toBeVisible();
    await expect(page).toHaveURL(/#\/forgot-password$/);
  }
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(step(page, 'Admin Login')).toBeVisible();

  await askForCode(page, sharedServer.url, 'nobody@motorpark.example');
  await typeCode(page, '123456');
  await expect(page.getByText('This code is wrong. Please check it and try again.').first()).toBeVisible();
  expect(mailCount(sharedServer, 'nobody@motorpark.example')).toBe(0);
});

test('recovery works with a server that has only the core calls', async ({ page, startCore }) => {
  const core = await startCore();
  await page.clock.install();
  await askForCode(page, core.url);
  expect(core.payloadOf('POST /api/forgotPassword')).toEqual({ email: EMAIL });
  core.arrivals.length = 0;
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Click to resend' }).click();
  await expect(page.getByText('Please check your email for new OTP')).toBeVisible();
  expect(core.payloadOf('POST /api/forgotPassword')).toEqual({ email: EMAIL });

  core.answers['POST /api/pass-verify-otp'] = () => new Refusal(422, { message: 'Wrong code' });
  await typeCode(page, '048151');
  await expect(page.getByText('Wrong code').first()).toBeVisible();
  core.answers['POST /api/pass-verify-otp'] = () => ({ message: 'Right' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Verification successful! Proceed to reset your password.')).toBeVisible();
  expect(core.payloadOf('POST /api/pass-verify-otp')).toEqual({ email: EMAIL, code: '048151' });
  await choosePassword(page);
  await expect(page.getByText('Password successfully reset!')).toBeVisible();
  await expect(step(page, 'All done!')).toBeVisible();
  expect(core.payloadOf('POST /api/create-new-password')).toEqual({
    login_email: EMAIL,
    password: NEW,
    confirm_password: NEW,
  });
});
