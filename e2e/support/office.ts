import { type Page, expect } from '@playwright/test';
import { field } from './clerk';

export const SUPER_ADMIN = 'super@motorpark.example';

/** The passcode that the office chooses for new staff, who change it at once. */
export const CHOSEN_BY_OFFICE = 'Suya & cold zobo 9';

/** One of the office's five lists, with the super admin's input and the resulting messages. */
export interface OfficeNoun {
  title: string;
  menu: string;
  form: string;
  createLabel: string;
  search: { label: string; text: string };
  /** Input by field label; the list is searched by it, and choices are made from it. */
  filled: Record<string, string>;
  /** Labels of the fields with a search, and of those with a fixed choice; the others are text fields. */
  searched?: readonly string[];
  chosen?: readonly string[];
  /** Name of the new row. */
  row: string;
  toasts: { created: string; edited: string; deleted: string };
}

/** A list whose form is tried with mistakes, too. */
export interface CheckedNoun extends OfficeNoun {
  /** Errors of the empty form. */
  missing: readonly string[];
  /** Invalid input by field, with its error. */
  wrong: Record<string, readonly [answer: string, message: string]>;
  /** The server's error for a second row with the name of the first. */
  taken: string;
  change: { field: string; to: string };
}

/** What is needed to fill in its form. */
export type FormFacts = Pick<OfficeNoun, 'filled' | 'searched' | 'chosen'>;

/** Opens one of the lists from the menu. */
export async function openList(page: Page, { menu, title }: Pick<OfficeNoun, 'menu' | 'title'>) {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: menu, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
}

export async function openCreateForm(page: Page, noun: Pick<OfficeNoun, 'form'>) {
  await page.getByRole('link', { name: 'Add New' }).click();
  await expect(page.getByRole('heading', { name: noun.form, level: 1 })).toBeVisible();
}

/** Fills in one field of any kind. */
async function answer(page: Page, noun: FormFacts, label: string, text: string) {
  const input = field(page, label);
  if (noun.chosen?.includes(label)) await input.selectOption(text);
  else await input.fill(text);
  if (!noun.searched?.includes(label)) return;
  await page
    .getByRole('option')
    .filter({ has: page.getByText(text, { exact: true }) })
    .click();
}

export async function fillForm(page: Page, noun: FormFacts) {
  for (const [label, text] of Object.entries(noun.filled)) await answer(page, noun, label, text);
}

/** Checks that the empty form and each invalid input get their errors at the right fields. */
export async function expectFieldErrors(page: Page, noun: CheckedNoun) {
  await page.getByRole('button', { name: noun.createLabel }).click();
  for (const message of noun.missing) await expect(page.getByText(message, { exact: true })).toBeVisible();
  for (const [label, [text, message]] of Object.entries(noun.wrong)) {
    await answer(page, noun, label, text);
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
}

export async function expectValue(page: Page, label: string, value: string | RegExp) {
  await expect(field(page, label)).toHaveValue(value);
}

export const changeField = (page: Page, label: string, text: string) => field(page, label).fill(text);

/** The row with this name. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Chooses an item of a row's menu. */
export async function choose(page: Page, name: string, act: string) {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
