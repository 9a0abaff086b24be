import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { typeCredentials } from './support/clerk';
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

test('the first super admin is made from the command line, and not with the demo’s passcode', async ({
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
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await server.dispose();
  rmSync(folder, { recursive: true });
});
