import { mkdirSync, realpathSync } from 'node:fs';
import { PRIVATE_FOLDER, makeFolderPrivate } from '../../../files/privateFiles';
import { refuseForeign } from '../../../files/owners';
import type { Engine } from '../../database';
import { STATEMENT_TIMEOUT_MS } from '../../statementTime';
import type { Host } from './protocol';
import { DiskFull, isDiskFull } from './diskFull';
import { lockFolder, type Release } from './guard';
import { trackHeavyStatements } from './heavy';
import { unpackedFolder } from './newFolder';
import { throwIfUnwritable } from './throwIfUnwritable';
import type { MakeFs } from './runPglite';
import { runAttempt, sessionOf } from './session';
import { copyFolder, removeCopies } from './copyFolder';
import { openThread } from './thread';
import { openSerialQueue } from './serialQueue';
import { type UpkeepLimits, startUpkeep } from './upkeep';

export interface PgliteSettings {
  /** The built file of the database thread. Without it PGlite runs in this thread, and no statement can be cancelled. */
  thread?: URL;
  /** A packed database with which a new folder starts. Without it PGlite creates an empty one, which takes seconds. */
  archive?: string;
  /** For tests: the time limit of statements, which applies only with a thread. */
  statementTimeout?: number;
  /** For tests of internals, which run in this thread. */
  makeFs?: MakeFs;
  isFull?: (folder: string) => boolean;
  upkeep?: UpkeepLimits;
}

export interface PgliteEngine extends Engine {
  /** Number of fsyncs since the start. */
  readonly fsyncs: number;
}

/**
 * Opens the embedded database in a folder of its own. It is safe for financial records: one process at a time, every commit is on the disk before it is
 * acknowledged, and the first start may be interrupted at any moment. Statements run one at a time. While the disk is full it is not opened, and
 * transactions are refused with `DiskFull`; a database that ended for want of room opens again when there is some.
 */
export async function openPglite(dataDir: string, settings: PgliteSettings = {}): Promise<PgliteEngine> {
  const { thread, archive, isFull = isDiskFull } = settings;
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const realPath = realpathSync(dataDir);
  refuseForeign(realPath);
  throwIfUnwritable(realPath);
  // Locked here and not in the database thread, so that the lock is kept while the thread is restarted.
  const release = await lockFolder(realPath);
  try {
    makeFolderPrivate(realPath);
    removeCopies(realPath);
    if (isFull(realPath)) throw new DiskFull(realPath);
    if (archive !== undefined) await unpackedFolder(realPath, archive);
    const host = thread
      ? await openThread(thread, realPath, isFull)
      : await hostHere(realPath, settings.makeFs);
    return engineOf(realPath, host, release, settings);
  } catch (error) {
    release();
    throw isFull(realPath) ? new DiskFull(realPath) : error;
  }
}

/** Runs PGlite in this thread; loads it only if needed. */
async function hostHere(realPath: string, makeFs: MakeFs | undefined): Promise<Host> {
  const { runPglite } = await import('./runPglite');
  const pglite = await runPglite(realPath, makeFs);
  return {
    current: async () => pglite,
    async close() {
      await pglite.ask({ kind: 'close' });
    },
  };
}

function engineOf(
  realPath: string,
  host: Host,
  release: Release,
  { thread, statementTimeout = STATEMENT_TIMEOUT_MS, isFull = isDiskFull, upkeep: limits }: PgliteSettings,
): PgliteEngine {
  let fsyncs = 0;
  const onFsyncs = (count: number) => (fsyncs = count);
  const inTurn = openSerialQueue();
  const heavyStatements = trackHeavyStatements();
  const session = async (within?: number) => sessionOf(await host.current(), { within, onFsyncs });

  const upkeep = startUpkeep(
    {
      query: (statement) => inTurn(async () => (await session()).query(statement)),
      script: (text) => inTurn(async () => (await session()).script(text)),
    },
    () => isFull(realPath),
    limits,
  );
  return {
    name: 'pglite',
    get fsyncs() {
      return fsyncs;
    },
    query(statement) {
      upkeep.noticeUse();
      const { text } = statement;
      return inTurn(
        async () => {
          const opened = await session(statementTimeout);
          return heavyStatements.timed(text, () => opened.query(statement));
        },
        () => heavyStatements.isHeavy(text),
      );
    },
    async attempt(work, begin) {
      if (isFull(realPath)) throw new DiskFull(realPath);
      upkeep.noticeUse();
      return inTurn(async () => runAttempt(await session(statementTimeout), work, begin));
    },
    async snapshot() {
      const copy = await inTurn(async () => {
        await (await session()).script('checkpoint');
        return copyFolder(realPath);
      });
      try {
        const engine = await openPglite(copy.folder, thread && { thread });
        return {
          ...engine,
          close: async () => {
            await engine.close();
            await copy.remove();
          },
        };
      } catch (error) {
        await copy.remove();
        throw error;
      }
    },
    isDiskFull: () => isFull(realPath),
    async close() {
      try {
        await upkeep.stop();
        await inTurn(() => host.close());
      } finally {
        release();
      }
    },
  };
}
