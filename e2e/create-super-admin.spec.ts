import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SetUpForm, createSuperAdmin, logInFirst, setUpStep } from './support/emptyCompany';
import { expectValue } from './support/office';
import { ADMINS, DRIVERS, ROUTES, TERMINALS, vehicles } from './support/officeNouns';
import { startServer } from './support/server';
import { expect, test } from './support/test';

/** The steps that an empty company needs before it can sell a seat, in order. */
const STEPS: readonly SetUpForm[] = [
  [
    'Company',
    {
      filled: { 'Company name': 'Ifesinachi Transport', 'Short name': 'Ifesinachi' },
      createLabel: 'Edit & Save',
    },
  ],
  ['Terminals', TERMINALS],
  ['Terminals', { ...TERMINALS, filled: { ...TERMINALS.filled, 'Terminal Name': 'Lagos' } }],
  ['Routes', { ...ROUTES, filled: { ...ROUTES.filled, Destination: TERMINALS.row } }],
  ['Drivers', DRIVERS],
  ['Vehicles', vehicles(DRIVERS.row)],
  [
    'People',
    {
      ...ADMINS,
      filled: { ...ADMINS.filled, 'Terminal/Branch': TERMINALS.row, 'Pass Code': 'Suya & cold zobo 9' },
    },
  ],
];

/** Completes the set-up from the first login on. In between it leaves the set-up once, and returns by the reminder on the dashboard. */
async function setUp(page: Page) {
  const progress = page.getByText(/^\d of 6 steps are done\./);
  for (const [index, step] of STEPS.entries()) {
    await setUpStep(page, step);
    if (index !== 1) continue;
    await expectValue(page, 'Terminal Name', '');
    await page.getByRole('link', { name: 'Set up later' }).click();
    await expect(progress).toHaveText(/^1 of 6/);
    await page.getByRole('link', { name: 'Go on' }).click();
  }
  await expect(page.getByText('Your company is ready')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ifesinachi' })).toBeVisible();
  await expect(progress).toHaveCount(0);
}

test('the first super admin is made from the command line, not with the demo’s passcode, and led through an empty company', async ({
  page,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-'));
  const dataDir = join(folder, 'data');
  expect(await createSuperAdmin(dataDir, 'Motorpark#2026')).toEqual({
    code: 1,
    output: 'This is the published passcode of the demo, which this server refuses.\n',
  });
  const made = await createSuperAdmin(dataDir);
  expect(made).toEqual({
    code: 0,
    output: expect.stringContaining('can now log in as super admin with ngozi@company.ng.'),
  });
  expect(made.output).not.toContain('egusi');
  const server = await startServer({ dataDir, env: { DEMO: '0' } });
  await logInFirst(page, server.url);
  await setUp(page);
  await server.dispose();
  rmSync(folder, { recursive: true });
});
