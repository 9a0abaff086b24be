import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder for the results of a run. */
export const RESULTS = resolve('test-results', 'visual');

/** What is counted over the complete run, one line for each: pictures taken, violations found by axe, small changes detected or missed. */
type Notes = 'taken' | 'axe' | 'sensitivity';

/** Writes a line for scripts/test-storybook.mjs, which sums up the lines of all processes. */
export function note(notes: Notes, line: string) {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(join(RESULTS, `${notes}.txt`), `${line}\n`);
}
