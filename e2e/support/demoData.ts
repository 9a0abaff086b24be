import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeOnExit } from '../../apps/server/src/db/testing/leftovers';
import { scratchFolder } from '../../apps/server/src/db/testing/scratch';

/** Environment variable that passes the demo company's data folder to the workers. */
const DEMO_DATA = 'MOTORPARK_E2E_DEMO_DATA';

/** Creates the folder for all data folders of a test run: that of the demo company, filled once before all tests, and a copy for each server. */
export function demoDataPlace() {
  const base = scratchFolder('e2e');
  const folder = join(base, 'demo');
  process.env[DEMO_DATA] = folder;
  return { folder, remove: removeOnExit(base) };
}

/** Creates a data folder, empty or as a copy of the demo company's. */
export function dataFolder({ isEmpty }: { isEmpty: boolean }): string {
  const demo = process.env[DEMO_DATA];
  if (demo === undefined) throw new Error('e2e/support/globalSetup.ts has not been run.');
  const folder = join(mkdtempSync(join(dirname(demo), 'copy-')), 'data');
  if (!isEmpty && existsSync(demo)) cpSync(demo, folder, { recursive: true });
  return folder;
}
