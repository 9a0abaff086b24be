import { type Page, expect } from '@playwright/test';
import { arrive, field } from './clerk';

export const SUPER_ADMIN = 'super@motorpark.example';

/** The five lists of the office, each with what a super admin types and is told. */
export interface OfficeNoun {
  title: string;
  menu: string;
  form: string;
  createLabel: string;
  search: { label: string; text: string };
  /** Field label to what is typed; a list is searched by it and a choice made from it. */
  filled: Record<string, string>;
  /** Which fields are searched and which are chosen from; the others are typed into. */
  searched?: readonly string[];
  chosen?: readonly string[];
  /** What the empty form says. */
  missing: readonly string[];
  /** What wrong answers are told. */
  wrong?: Record<string, readonly [answer: string, message: string]>;
  /** What the row is called, and what the server says of a second one like it. */
  row: string;
  taken: string;
  change: { field: string; to: string };
  toasts: { created: string; edited: string; deleted: string };
}

/** What its form needs to be filled in. */
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

/** Arrives as the super admin with one of the lists open. */
export async function arriveAt(page: Page, url: string, noun: Pick<OfficeNoun, 'menu' | 'title'>) {
  await arrive(page, url, SUPER_ADMIN);
  await openList(page, noun);
}

export async function openCreateForm(page: Page, noun: Pick<OfficeNoun, 'form'>) {
  await page.getByRole('link', { name: 'Add New' }).click();
  await expect(page.getByRole('heading', { name: noun.form, level: 1 })).toBeVisible();
}

/** Answers one field as a person would, whatever kind it is. */
async function answer(page: Page, noun: FormFacts, label: string, text: string) {
  const asked = field(page, label);
  if (noun.chosen?.includes(label)) await asked.selectOption(text);
  else await asked.fill(text);
  if (!noun.searched?.includes(label)) return;
  await page
    .getByRole('option')
    .filter({ has: page.getByText(text, { exact: true }) })
    .click();
}

export async function fillForm(page: Page, noun: FormFacts) {
  for (const [label, text] of Object.entries(noun.filled)) await answer(page, noun, label, text);
}

/** The empty form and each wrong answer say what is wrong at the field that is. */
export async function expectComplaints(page: Page, noun: OfficeNoun) {
  await page.getByRole('button', { name: noun.createLabel }).click();
  for (const message of noun.missing) await expect(page.getByText(message, { exact: true })).toBeVisible();
  for (const [label, [text, message]] of Object.entries(noun.wrong ?? {})) {
    await answer(page, noun, label, text);
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
}

export async function expectValue(page: Page, label: string, value: string | RegExp) {
  await expect(field(page, label)).toHaveValue(value);
}

export const changeField = (page: Page, label: string, text: string) => field(page, label).fill(text);

/** The row of that name. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Chooses from a row's menu. */
export async function choose(page: Page, name: string, act: string) {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
