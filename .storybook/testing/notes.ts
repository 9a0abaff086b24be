import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder for the results of a run. */
export const RESULTS = resolve('test-results', 'visual');

/**
 * What is noted over the complete run, one line for each: pictures taken, violations found by axe, small changes detected or missed, stories and the rules of
 * styles, with those that pictures show; and the random changes, listed and tried.
 */
type Notes = 'taken' | 'axe' | 'sensitivity' | 'stories' | 'styles' | 'changes' | 'tried';

/** Writes a line for scripts/test-storybook.mjs, which sums up the lines of all processes. */
export function note(notes: Notes, line: string) {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(join(RESULTS, `${notes}.txt`), `${line}\n`);
}

/** The lines of all processes so far. */
export function noted(notes: Notes) {
  const path = join(RESULTS, `${notes}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}
