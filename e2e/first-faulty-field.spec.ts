import type { Locator, Page } from '@playwright/test';
import { open } from './support/addresses';
import { callerAs } from './support/caller';
import { PASSCODE, arrive } from './support/clerk';
import {
  type FormUnderTest,
  type EditForm,
  type ExpectedError,
  OFFICE_FORMS,
  PUBLIC_FORMS,
  STAFF_FORMS,
  TILL_DIALOGS,
} from './support/forms';
import { SUPER_ADMIN } from './support/office';
import { codeFor } from './support/outbox';
import { recordToEdit } from './support/recordToEdit';
import { expect, test } from './support/test';

const EMAIL = 'awka@motorpark.example';
const FORGETFUL = 'lagos@motorpark.example';

const form = (page: Page) => page.locator('form:has([type="submit"])');

/** A field by its label, or the group of its inputs. */
function fieldOf(tested: Locator, label: string) {
  const name = new RegExp(`^${label}( \\*)?$`);
  const group = tested.getByRole('group', { name }).or(tested.getByRole('radiogroup', { name }));
  return tested.getByLabel(name).or(group).first();
}

/** Sends the form and checks that the first invalid field has the focus, is in view and shows its error. */
async function expectFieldError(
  page: Page,
  button: string | RegExp,
  { at, says }: ExpectedError,
  within = form(page),
) {
  await within.getByRole('button', { name: button, exact: true }).click();
  const focused = page.locator(':focus');
  const field = fieldOf(within, at);
  await expect(field.and(focused).or(field.locator(focused))).toBeInViewport({ ratio: 1 });
  await expect(within.getByText(says, { exact: true })).toBeInViewport({ ratio: 1 });
  const first = await within.locator('[aria-invalid="true"], [data-invalid]').first().elementHandle();
  expect(
    await field.evaluate((tested, wrong) => tested.contains(wrong) || wrong?.contains(tested), first),
    `${at} is the first that is wrong`,
  ).toBe(true);
}

/** Clears all values of the open form. */
async function empty(page: Page) {
  const typed = form(page)
    .locator('input:not([type="radio"], [readonly], [hidden]), textarea')
    .and(page.locator(':enabled'));
  for (const field of await typed.and(page.locator(':not([role="combobox"])')).all()) await field.fill('');
  for (const field of await typed.and(page.getByRole('combobox')).all()) {
    await field.fill('');
    // Closes the unfolded options.
    await page.keyboard.press('Tab');
  }
}

/** The path of the form; if it edits a record, with the id of one that can be edited. */
async function addressOf(page: Page, tested: FormUnderTest | EditForm): Promise<string> {
  if (!('records' in tested)) return tested.path;
  const id = await recordToEdit(page, tested.records, tested.status);
  return tested.path.includes(':') ? tested.path.replace(/:\w+/, id) : `${tested.path}?id=${id}`;
}

/** Sends an open form empty, step by step. */
async function tryForm(page: Page, tested: FormUnderTest | EditForm) {
  await expect(form(page)).toBeVisible();
  for (const [place, expected] of tested.expectedErrors.entries()) {
    await expect(fieldOf(form(page), expected.at)).toBeVisible();
    if (expected.before) await expected.before(page);
    else if (('records' in tested || tested.isFilled) && expected.at !== 'Seats') await empty(page);
    const isLast = tested.button === 'Next' && place === tested.expectedErrors.length - 1;
    const submits = (await form(page).getByRole('button', { name: 'Submit' }).count()) > 0;
    await expectFieldError(page, isLast && submits ? 'Submit' : tested.button, expected);
    await expected.goOn?.(page);
  }
}

const AREAS = [
  { who: 'a super admin', email: SUPER_ADMIN, forms: OFFICE_FORMS },
  { who: 'staff', email: EMAIL, forms: STAFF_FORMS },
] as const;

for (const { who, email, forms } of AREAS) {
  test(`each form of ${who} leads to the first field that is wrong when it is sent empty`, async ({
    page,
    sharedServer,
  }) => {
    test.slow();
    await arrive(page, sharedServer.url, email);
    for (const tested of forms) {
      await test.step(`${tested.path} ${tested.button}`, async () => {
        await open(page, await addressOf(page, tested));
        await tryForm(page, tested);
      });
    }
  });
}

test('each form that anybody can open, the steps of recovery and the lock screen lead to the first field that is wrong', async ({
  page,
  sharedServer,
}) => {
  await page.goto(sharedServer.url);
  for (const tested of PUBLIC_FORMS) {
    await test.step(tested.path, async () => {
      await open(page, tested.path);
      await tryForm(page, tested);
    });
  }

  await page.getByLabel('Email').fill(FORGETFUL);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  // An incomplete code cannot be sent, and its first digit has the focus.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await codeFor(sharedServer, FORGETFUL));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Create new password' })).toBeVisible();
  await expectFieldError(page, 'Reset Password', { at: 'Password', says: 'Please enter a password!' });

  await arrive(page, sharedServer.url);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expectFieldError(page, 'Unlock', { at: 'Password', says: 'Please enter your passcode.' });
});

test('the dialogs of an open till, its closing and the PIN lead to what is wrong', async ({
  page,
  server: { url },
}) => {
  const clerk = await callerAs(url, EMAIL);
  await clerk('POST', 'open_shift', { terminal_id: 'Awka', counter: 'Awka 2', opening_float: '10000' });
  await arrive(page, url);
  await page.goto(`${url}/#/admin/till`);
  for (const { opener, button, expectedErrors } of TILL_DIALOGS) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: opener });
    for (const expected of expectedErrors) {
      // The button includes the amount as soon as one is entered.
      await expectFieldError(page, new RegExp(`^${button}( ₦|$)`), expected, dialog);
      await fieldOf(dialog, expected.at).fill('1500');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  // An empty drawer differs from its float.
  await page.getByRole('link', { name: 'Count and close' }).click();
  await expectFieldError(page, 'Next', {
    at: '₦1,000',
    says: 'Enter what you counted, 0 where the drawer is empty.',
  });
  await page.getByLabel('₦1,000').fill('0');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel(/^Why it differs/)).toBeVisible();
  await expectFieldError(page, 'Close the till', {
    at: 'Why it differs',
    says: 'Please say why it differs.',
  });

  await page.goto(`${url}/#/admin/counter`);
  await page.getByLabel('Name of this counter').fill('Awka 2');
  await page.getByRole('button', { name: 'Save' }).click();
  const pin = page.getByRole('form').filter({ has: page.getByRole('button', { name: 'Choose this PIN' }) });
  await expectFieldError(
    page,
    'Choose this PIN',
    { at: 'Your passcode', says: 'Please enter your passcode.' },
    pin,
  );
  await fieldOf(pin, 'Your passcode').fill(PASSCODE);
  await expectFieldError(page, 'Choose this PIN', { at: 'New PIN', says: 'Please enter your PIN.' }, pin);
});
