import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../apps/server/src/db/testing/scratch';
import { inRoot } from '../scripts/support/root.mjs';
import { served } from './bookings/served';
import type { Outcome } from './compare';

/** Limits of the ratio of the server's first and second start to PGlite alone, which creates or opens a database. */
const AT_MOST = { first: 1.5, second: 2.5 };
type Which = keyof typeof AT_MOST;
const BOTH = ['first', 'second'] as const;
/** How often each is measured, in turn; the best counts. */
const ROUNDS = 3;

/** A process that creates or opens an empty database, runs one statement and closes it. */
const BARE = `
  import { PGlite } from '@electric-sql/pglite';
  const database = await PGlite.create(process.argv[1]);
  await database.query('select 1');
  await database.close();`;

/** Compares the server's first start, which creates the demo company, and its second start, both until it listens, with PGlite alone. */
export async function startComparisons(): Promise<Outcome[]> {
  const ours = { first: Number.POSITIVE_INFINITY, second: Number.POSITIVE_INFINITY };
  const bare = { ...ours };
  const folder = scratchFolder('bench-starts');
  const note = (best: Record<Which, number>, which: Which, begun: number) =>
    (best[which] = Math.min(best[which], performance.now() - begun));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = join(folder, String(round));
      mkdirSync(own);
      for (const which of BOTH) {
        let begun = performance.now();
        const server = await served({ DATA_DIR: join(own, 'data'), DEMO: '1', NODE_ENV: 'development' }, 1);
        note(ours, which, begun);
        await server.close();
        begun = performance.now();
        openBare(join(own, 'bare'));
        note(bare, which, begun);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return BOTH.map((which) => ({
    what: `the server's ${which} start, with the demo`,
    between: `${Math.round(ours[which])} ms : PGlite alone ${Math.round(bare[which])}`,
    ratio: ours[which] / bare[which],
    atMost: AT_MOST[which],
  }));
}

function openBare(folder: string) {
  const cwd = inRoot('apps', 'server');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', BARE, folder], { cwd });
  if (status !== 0) throw new Error('PGlite alone did not open its database.');
}
