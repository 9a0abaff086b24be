import { type Page, expect } from '@playwright/test';
import { goTo } from './busDay';
import type { SetUpForm } from './emptyCompany';
import { CHOSEN_BY_OFFICE, openList } from './office';
import { ADMINS, DRIVERS, ROUTES, TERMINALS, vehicles } from './officeNouns';

/** A clerk of a terminal, as the office creates them. */
export const staffOf = (terminal: string, name: string) => ({
  ...ADMINS,
  filled: {
    ...ADMINS.filled,
    'Admin Name': name,
    Email: `${terminal.toLowerCase()}@company.ng`,
    'Terminal/Branch': terminal,
    'Pass Code': CHOSEN_BY_OFFICE,
  },
});

const terminal = (name: string) => ({ ...TERMINALS, filled: { ...TERMINALS.filled, 'Terminal Name': name } });

/** The set-up steps of a company with one route and one vehicle. */
export const routeCompany = (plate: string, seats: number): readonly SetUpForm[] => [
  [
    'Company',
    {
      filled: { 'Company name': 'Ifesinachi Transport', 'Short name': 'Ifesinachi' },
      createLabel: 'Edit & Save',
    },
  ],
  ['Terminals', terminal('Awka')],
  ['Terminals', terminal('Lagos')],
  [
    'Routes',
    {
      ...ROUTES,
      filled: { ...ROUTES.filled, 'Route ID': 'Awka - Lagos', Origin: 'Awka', Destination: 'Lagos' },
    },
  ],
  ['Drivers', DRIVERS],
  [
    'Vehicles',
    {
      ...vehicles(DRIVERS.row),
      filled: { ...vehicles(DRIVERS.row).filled, 'Vehicle Number': plate, 'Number of Seats': String(seats) },
    },
  ],
  ['People', staffOf('Awka', 'Ada Clerk')],
];

/** Imports three vehicles from a file. */
export async function importFleet(page: Page, fleet: string) {
  await openList(page, vehicles(DRIVERS.row));
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const file = { name: 'vehicles.csv', mimeType: 'text/csv', buffer: Buffer.from(fleet) };
  await page.getByLabel('CSV file', { exact: true }).and(page.locator('input')).setInputFiles(file);
  await page.getByRole('button', { name: 'Import 3 vehicles' }).click();
  await expect(page.getByText('3 vehicles imported.')).toBeVisible();
}

/** Changes rules in one section of the company's form. */
export async function setRules(
  page: Page,
  section: string,
  rules: { chosen: Record<string, string>; typed?: Record<string, string> },
) {
  await goTo(page, `/super-admin/company?section=${encodeURIComponent(section)}`);
  for (const [label, answer] of Object.entries(rules.chosen))
    await page.getByLabel(label).selectOption(answer);
  for (const [label, text] of Object.entries(rules.typed ?? {})) await page.getByLabel(label).fill(text);
  const save = page.getByRole('button', { name: 'Edit & Save' });
  const saved = page.waitForResponse(/edit_company/);
  await save.click();
  expect((await saved).ok()).toBe(true);
  await expect(save).toBeEnabled();
}
