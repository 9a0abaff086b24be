import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openEngine } from '../../apps/server/src/db';
import { findPostgres, startPostgres } from '../../apps/server/src/db/testing/postgresServer';
import { copyTemplate, makePostgresTemplate, urlOf } from '../../apps/server/src/db/testing/postgresTemplate';
import type { Outcome } from '../compare';
import { type Bare, barePglite, barePostgres } from './bare';
import { type Sale, anOffice } from './office';
import { type Work, recorded } from './recorded';
import { served } from './served';

/** Number of concurrent clients. */
const CLIENTS = 16;
/** Limits of the ratio. The goal is 2: half of what the database alone could do (docs/performance.md says what is missing). */
const AT_MOST = { postgres: 3, pglite: 2 };
/** Number of sales that one side makes before the other takes its turn. */
const PART = 200;

/** Compares sales over HTTP with the same statements run by the database's own driver, on both engines. */
export const bookingComparisons = async (): Promise<Outcome[]> => [...(await onPostgres()), await onPglite()];

async function onPostgres(): Promise<Outcome[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return [];
  const server = await startPostgres(binaries);
  try {
    const { template } = await makePostgresTemplate(server.url);
    const db = await openDatabase({ url: urlOf(server.url, template) });
    const sales = await anOffice(db);
    await db.close();
    const copy = async () => urlOf(server.url, await copyTemplate(server.url, template));
    const engine = await openEngine({ url: await copy() });
    const works = await recorded(engine, sales);
    await engine.close();
    const http = await served({ DATABASE_URL: await copy() }, CLIENTS);
    const bare = await barePostgres(await copy(), CLIENTS);
    return [
      await compareInTurn('16 at once sell, PostgreSQL', sales, works, {
        http,
        bare,
        atMost: AT_MOST.postgres,
      }),
    ];
  } finally {
    await server.stop();
  }
}

async function onPglite(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-bookings-'));
  const [office, ours, theirs] = ['office', 'http', 'bare'].map((name) => join(folder, name));
  if (office === undefined || ours === undefined || theirs === undefined) throw new Error('No folder.');
  try {
    const db = await openDatabase({ dataDir: office });
    const sales = await anOffice(db);
    await db.close();
    for (const copy of [ours, theirs]) cpSync(office, copy, { recursive: true });
    const engine = await openEngine({ dataDir: office });
    const works = await recorded(engine, sales);
    await engine.close();
    const http = await served({ DATA_DIR: ours }, CLIENTS);
    const bare = await barePglite(theirs);
    return await compareInTurn('16 at once sell, embedded', sales, works, {
      http,
      bare,
      atMost: AT_MOST.pglite,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Sides {
  http: Awaited<ReturnType<typeof served>>;
  bare: Bare;
  /** Limit of the ratio of HTTP to the bare database. */
  atMost: number;
}

/** Both sides sell in turn, so that a busy computer slows both. The first part warms up; the best of the others counts. */
async function compareInTurn(
  what: string,
  sales: readonly Sale[],
  works: readonly Work[][],
  { http, bare, atMost }: Sides,
): Promise<Outcome> {
  const best = { http: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY };
  try {
    for (let from = 0; from < sales.length; from += PART) {
      const ours = await msOf(sales.slice(from, from + PART), (sale) => http.sell(sale));
      const theirs = await msOf(works.slice(from, from + PART), bare.run);
      if (from === 0) continue;
      best.http = Math.min(best.http, ours);
      best.bare = Math.min(best.bare, theirs);
    }
  } finally {
    await http.close();
    await bare.close();
  }
  const rate = (ms: number) => Math.round((PART * 1000) / ms);
  return {
    what,
    between: `${rate(best.http)}/s : ${rate(best.bare)}/s bare`,
    ratio: best.http / best.bare,
    atMost,
  };
}

/** Milliseconds that all clients together take for the items. */
async function msOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const queue = items.values();
  const from = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const item of queue) await work(item);
    }),
  );
  return performance.now() - from;
}
