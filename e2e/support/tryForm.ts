import { type Locator, type Page, expect } from '@playwright/test';
import type { EditForm, ExpectedError, FormUnderTest } from './forms';
import { recordToEdit } from './recordToEdit';

const form = (page: Page) => page.locator('form:has([type="submit"])');

/** A field by its label, or the group of its inputs. */
function fieldOf(tested: Locator, label: string) {
  const name = new RegExp(`^${label}( \\*)?$`);
  const group = tested.getByRole('group', { name }).or(tested.getByRole('radiogroup', { name }));
  return tested.getByLabel(name).or(group).first();
}

/** Sends the form and checks that the first invalid field has the focus, is in view and shows its error. */
async function expectFieldError(page: Page, button: string, { at, says }: ExpectedError) {
  const tested = form(page);
  await tested.getByRole('button', { name: button, exact: true }).click();
  const focused = page.locator(':focus');
  const field = fieldOf(tested, at);
  await expect(field.and(focused).or(field.locator(focused))).toBeInViewport({ ratio: 1 });
  await expect(tested.getByText(says, { exact: true })).toBeInViewport({ ratio: 1 });
  const first = await tested.locator('[aria-invalid="true"], [data-invalid]').first().elementHandle();
  expect(
    await field.evaluate((one, wrong) => one.contains(wrong) || wrong?.contains(one), first),
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

/** The address of a form; if it edits a record, with the id of one that can be edited. */
export async function addressOf(page: Page, tested: FormUnderTest | EditForm): Promise<string> {
  if (!('records' in tested)) return tested.path;
  const id = await recordToEdit(page, tested.records, tested.status);
  return tested.path.includes(':') ? tested.path.replace(/:\w+/, id) : `${tested.path}?id=${id}`;
}

/** Sends an open form empty, step by step: each time it leads to the first field that is wrong. */
export async function tryForm(page: Page, tested: FormUnderTest | EditForm) {
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
