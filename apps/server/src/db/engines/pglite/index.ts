import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdirSync, realpathSync } from 'node:fs';
import type { Engine, Session } from '../../database';
import type { Statement } from '../../sql';
import { toText } from '../../values';
import { PGLITE_PARSERS, PGLITE_SERIALIZERS } from './codecs';
import { DurableFs } from './DurableFs';
import { databaseFolder } from './folder';
import { holdFolder, type Release } from './guard';
import { startUpkeep, type Upkeep, type UpkeepLimits } from './upkeep';

/** PGlite's own settings without -F, which would switch fsync off, and with a cache fit for a small PC. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'timezone=UTC', 'datestyle=ISO'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/** Writes to the log like any commit, and leaves no row. */
const TEST_COMMIT = `select pg_logical_emit_message(true, 'motorpark', 'does a commit reach the disk?')`;

/** For tests that look at the machinery itself. */
export interface PgliteSettings {
  makeFs?: (folder: string) => DurableFs;
  upkeep?: UpkeepLimits;
}

export interface PgliteEngine extends Engine {
  /** How often something was forced to the disk since the start. */
  readonly fsyncs: number;
}

/**
 * The embedded database in a folder of its own, safe to keep money in: one process at a time, every commit on the disk
 * before it is acknowledged, a first start that may be cut off at any moment. Statements run one after another.
 */
export async function openPglite(dataDir: string, settings: PgliteSettings = {}): Promise<PgliteEngine> {
  mkdirSync(dataDir, { recursive: true });
  const realPath = realpathSync(dataDir);
  const release = await holdFolder(realPath);
  try {
    const folder = await databaseFolder(realPath);
    const fs = settings.makeFs?.(folder) ?? new DurableFs(folder);
    const pglite = await PGlite.create({
      fs,
      startParams: START_PARAMS,
      parsers: PGLITE_PARSERS,
      serializers: PGLITE_SERIALIZERS,
      extensions: { pg_trgm: trigrams },
    });
    await refuseWithoutFsync(pglite, fs);
    return engineOf(pglite, fs, startUpkeep(pglite, settings.upkeep), release);
  } catch (error) {
    await release();
    throw error;
  }
}

function engineOf(pglite: PGlite, fs: DurableFs, upkeep: Upkeep, release: Release): PgliteEngine {
  return {
    name: 'pglite',
    get fsyncs() {
      return fs.fsyncs;
    },
    async query(statement) {
      upkeep.noticeUse();
      return rowsOf(pglite, statement);
    },
    attempt(work) {
      upkeep.noticeUse();
      return pglite.transaction((tx) => work(sessionOf(tx)));
    },
    async close() {
      await upkeep.stop();
      await pglite.close();
      await release();
    },
  };
}

async function refuseWithoutFsync(pglite: PGlite, fs: DurableFs) {
  const before = fs.fsyncs;
  await pglite.query(TEST_COMMIT);
  if (fs.fsyncs > before) return;
  await pglite.close();
  throw new Error(
    'A test commit did not reach the disk: this version of PGlite is not safe to keep data in.',
  );
}

function sessionOf(tx: Parameters<Parameters<PGlite['transaction']>[0]>[0]): Session {
  return {
    query: (statement) => rowsOf(tx, statement),
    async script(text) {
      await tx.exec(text);
    },
  };
}

async function rowsOf<Row>(connection: Pick<PGlite, 'query'>, { text, values }: Statement): Promise<Row[]> {
  const { rows } = await connection.query<Row>(text, values.map(toText));
  return rows;
}
