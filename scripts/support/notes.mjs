import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The folder of a run's results. */
export const RESULTS = inRoot('test-results', 'visual');

/** The stories' notes of one kind: see .storybook/testing/notes.ts. */
export function noted(notes) {
  const path = inRoot('test-results', 'visual', `${notes}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}
