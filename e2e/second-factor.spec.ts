import { Secret, TOTP } from 'otpauth';
import { PASSCODE, arrive, typeCredentials } from './support/clerk';
import { engage } from './support/counter';
import { expect, test } from './support/test';

const IFY = { name: 'Ifeoma Ani', email: 'ify@motorpark.example' };
const NEXT_CODE_MS = 30_000;

test('somebody sets up a second factor, and logs in with the code of the app and with a recovery code', async ({
  page,
  sharedServer: server,
}) => {
  const logInAgain = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${server.url}/#/login`);
    await page.reload();
    await typeCredentials(page, IFY.email);
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  };
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });

  await engage(server.url, [IFY]);
  await arrive(page, server.url, IFY.email);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  await page.getByLabel('Your passcode').fill(PASSCODE);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click();
  await page.keyboard.type(totp.generate());
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/);
  await expect(codes.first()).toBeVisible();
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();

  await logInAgain();
  // The current code was used to confirm the app, and is not accepted twice.
  await page.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + NEXT_CODE_MS }));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(dashboard).toBeVisible();

  await logInAgain();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/wrong, or was used already/);
  await page.getByLabel('Code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(dashboard).toBeVisible();
  expect(server.output()).not.toContain(key);
});
