import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../apps/server/src/db/testing/scratch';
import { served } from './bookings/served';
import type { Outcome } from './compare';

/** What somebody waits at most for the server, in milliseconds, and how often that is tried: the best counts. */
const MOST_MS = { first: 4_000, second: 1_500 };
const ROUNDS = 3;

/** The server's first start, which makes the demo company, and its second, until it listens. */
export async function startComparisons(): Promise<Outcome[]> {
  const best = { first: Number.POSITIVE_INFINITY, second: Number.POSITIVE_INFINITY };
  const folder = scratchFolder('bench-starts');
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const environment = { DATA_DIR: join(folder, String(round)), DEMO: '1', NODE_ENV: 'development' };
      for (const which of ['first', 'second'] as const) {
        const begun = performance.now();
        const server = await served(environment, 1);
        best[which] = Math.min(best[which], performance.now() - begun);
        await server.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return (['first', 'second'] as const).map((which) => ({
    what: `the server's ${which} start, with the demo`,
    between: `${Math.round(best[which])} : ${MOST_MS[which]} ms`,
    ratio: best[which] / MOST_MS[which],
    atMost: 1,
  }));
}
