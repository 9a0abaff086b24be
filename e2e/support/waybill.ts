import { type Page, expect } from '@playwright/test';
import { field, next } from './clerk';

/** Input for one parcel, by step. */
export const PARCEL = {
  'Sender Information': {
    'Sender Name': 'Ada Obi-Nwankwo',
    'Phone Number': '08034127781',
    Address: '12 Zik Avenue, Awka',
    Email: 'ada@example.com',
  },
  'Receiver Information': { 'Receiver Name': 'Bola Adeyemi', 'Phone Number': '07061234567' },
  'Details of Goods': {
    Description: 'A carton of textbooks',
    Quantity: '3',
    Weight: '12.5',
    'Worth of Goods': '40,000',
    'Handling Instructions': 'Keep dry',
  },
  'Payment Info': { 'Amount Paid': '3,500' },
} as const;

type ParcelStep = keyof typeof PARCEL;

/** Chooses a terminal by typing the beginning of its name. */
async function chooseTerminal(page: Page, label: string, name: string) {
  await field(page, label).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** Fills in one step, up to its Next or Submit button. */
export async function fillStep(page: Page, step: ParcelStep, destination = 'Lagos') {
  await expect(page.getByRole('group', { name: step })).toBeVisible();
  for (const [label, text] of Object.entries(PARCEL[step])) await field(page, label).fill(text);
  if (step === 'Receiver Information') await chooseTerminal(page, 'Destination Terminal', destination);
  if (step === 'Payment Info') await page.getByRole('radio', { name: 'Cash' }).check();
}

export async function openWaybills(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Waybill' }).click();
  await expect(page.getByRole('heading', { name: 'Outgoing Waybills' })).toBeVisible();
}

export async function openForm(page: Page) {
  await openWaybills(page);
  await page.getByRole('link', { name: 'Create Waybill' }).click();
  await expect(page.getByRole('heading', { name: 'Create Waybills' })).toBeVisible();
}

/** Fills in the wizard up to its Submit button. */
export async function fillWaybill(page: Page) {
  await openForm(page);
  await fillStep(page, 'Sender Information');
  await next(page);
  await fillStep(page, 'Receiver Information');
  await next(page);
  await fillStep(page, 'Details of Goods');
  await next(page);
  await fillStep(page, 'Payment Info');
}

/** Returns the number of the waybill whose overview is open. */
export async function waybillNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Waybill Overview' })).toBeVisible();
  const number = page
    .getByRole('main')
    .getByText(/^WB-[0-9A-Z]{6}-[0-9A-Z]$/)
    .first();
  return (await number.textContent()) ?? '';
}

/** The row with this number. */
export const waybillRow = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

/** Hands a parcel to its receiver, who is chosen from the keyboard. */
export async function handOver(page: Page, number: string) {
  const dialog = page.getByRole('dialog', { name: `Hand over ${number}` });
  const by = dialog.getByRole('combobox', { name: /^Collected by/ });
  await expect(by).toBeFocused();
  await by.press('Enter');
  await expect(dialog).toContainText('Please say who collects it.');
  await by.press('ArrowDown');
  await by.press('Enter');
  await expect(dialog.getByLabel('Phone Number')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`Waybill ${number} is Picked Up.`)).toBeVisible();
}
