import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a run leaves behind. */
export const RESULTS = resolve('test-results', 'visual');

/** What is counted over the whole run, a line each time: pictures taken, what axe found, small changes seen or missed. */
type Notes = 'taken' | 'axe' | 'sensitivity';

/** Leaves a line for scripts/test-visual.mjs, which sums up what every process has done. */
export function note(notes: Notes, line: string) {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(join(RESULTS, `${notes}.txt`), `${line}\n`);
}
