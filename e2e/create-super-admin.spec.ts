import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { typeCredentials } from './support/clerk';
import { type FormFacts, type OfficeNoun, expectValue, fillForm } from './support/office';
import { ADMINS, DRIVERS, ROUTES, TERMINALS, vehicles } from './support/officeNouns';
import { startServer } from './support/server';
import { expect, test } from './support/test';

const COMMAND = resolve('apps/server/dist/createSuperAdmin.js');
const NGOZI = ['--name', 'Ngozi Okafor', '--email', 'ngozi@company.ng'];

/** Runs the command with a passcode that is piped in, and tells how it ended and what it said. */
async function create(dataDir: string, passcode: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined, DEMO: undefined };
  const child = spawn(process.execPath, ['--liftoff-only', COMMAND, ...NGOZI], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  child.stdin.end(`${passcode}\n`);
  await once(child, 'close');
  return { code: child.exitCode, said };
}

/** Everything that an empty company needs before it can sell a seat, in the order of its steps; both terminals in one. */
const STEPS: readonly [step: string, noun: FormFacts & Pick<OfficeNoun, 'createLabel'>][] = [
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

/** From the first login of an empty company until it is ready. One may leave on the way, and is reminded on the dashboard. */
async function setUp(page: Page) {
  const progress = page.getByText(/^\d of 6 steps are done\./);
  for (const [index, [step, noun]] of STEPS.entries()) {
    await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible();
    await fillForm(page, noun);
    await page.getByRole('button', { name: noun.createLabel }).click();
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
  expect(await create(dataDir, 'Motorpark#2026')).toEqual({
    code: 1,
    said: 'This is the published passcode of the demo, which this server refuses.\n',
  });
  const made = await create(dataDir, 'Garri & egusi soup 7');
  expect(made).toEqual({
    code: 0,
    said: expect.stringContaining('can now log in as super admin with ngozi@company.ng.'),
  });
  expect(made.said).not.toContain('egusi');
  const server = await startServer({ dataDir, env: { DEMO: '0' } });
  await page.goto(server.url);
  await typeCredentials(page, 'ngozi@company.ng', 'Garri & egusi soup 7');
  await setUp(page);
  await server.dispose();
  rmSync(folder, { recursive: true });
});
