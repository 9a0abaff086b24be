import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removedWhenWeEnd } from '../../apps/server/src/db/testing/leftovers';
import { scratchFolder } from '../../apps/server/src/db/testing/scratch';

/** Under this name the workers are told where the demo company's data folder is. */
const DEMO_DATA = 'MOTORPARK_E2E_DEMO_DATA';

/** A place for all data folders of a test run: that of the demo company, filled once before all tests, and beside it a copy for each server. */
export function demoDataPlace() {
  const base = scratchFolder('e2e');
  const folder = join(base, 'demo');
  process.env[DEMO_DATA] = folder;
  return { folder, remove: removedWhenWeEnd(base) };
}

/** A data folder of its own: the demo company's, or an empty one. */
export function dataFolder({ isEmpty }: { isEmpty: boolean }): string {
  const demo = process.env[DEMO_DATA];
  if (demo === undefined) throw new Error('e2e/support/globalSetup.ts has not been run.');
  const folder = join(mkdtempSync(join(dirname(demo), 'copy-')), 'data');
  if (!isEmpty && existsSync(demo)) cpSync(demo, folder, { recursive: true });
  return folder;
}
