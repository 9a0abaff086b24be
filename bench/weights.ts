import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../apps/server/src/db/testing/scratch';
import { weighStages } from '../scripts/support/stages.mjs';
import type { Outcome } from './compare';

/** The goals, in bytes of compressed script (docs/performance.md). */
const GOALS = { login: 90_000, 'first list of tickets': 160_000 };

/** Compares the scripts that the login and the first list need with the goals. */
export async function weightComparisons(): Promise<Outcome[]> {
  const folder = scratchFolder('bench-weights');
  try {
    const weighed: Record<string, { bytes: number }> = await weighStages(join(folder, 'dist'));
    return Object.entries(GOALS).map(([stage, goal]) => {
      const bytes = weighed[stage]?.bytes ?? Infinity;
      const between = `${bytes.toLocaleString('en-US')} : ${goal.toLocaleString('en-US')} bytes`;
      return { what: `script, ${stage}`, between, ratio: bytes / goal, atMost: 1 };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
