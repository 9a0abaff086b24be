import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Pglite, Reply, Request } from './protocol';
import { PGLITE_PARSERS, PGLITE_SERIALIZERS } from './codecs';
import { DurableFs } from './DurableFs';
import { databaseFolder } from './folder';
import { type Plans, openPlans } from './plans';

/** PGlite's default settings without -F, which would disable fsync, and with a cache suitable for a small PC. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    'timezone=UTC',
    'datestyle=ISO',
    'standard_conforming_strings=on',
  ].flatMap((setting) => ['-c', setting]),
];

/** Writes to the log like any commit, but leaves no row. */
const TEST_COMMIT = `select pg_logical_emit_message(true, 'motorpark', 'does a commit reach the disk?')`;

/** Creates the file system; tests use their own. */
export type MakeFs = (folder: string) => DurableFs;

/** Opens PGlite in this thread, on a data folder whose lock the caller holds. Its statements cannot be cancelled. */
export async function runPglite(
  realPath: string,
  makeFs: MakeFs = (folder) => new DurableFs(folder),
): Promise<Pglite> {
  const fs = makeFs(await databaseFolder(realPath));
  const pglite = await PGlite.create({
    fs,
    startParams: START_PARAMS,
    serializers: PGLITE_SERIALIZERS,
    extensions: { pg_trgm: trigrams },
  });
  await throwWithoutFsync(pglite, fs);
  const plans = openPlans(pglite);
  return {
    async ask(request) {
      const answer = await replyTo(pglite, plans, request);
      return { ...answer, fsyncs: fs.fsyncs };
    },
  };
}

async function throwWithoutFsync(pglite: PGlite, fs: DurableFs) {
  const before = fs.fsyncs;
  await pglite.query(TEST_COMMIT);
  if (fs.fsyncs > before) return;
  await pglite.close();
  throw new Error(
    'A test commit did not reach the disk: this version of PGlite is not safe to keep data in.',
  );
}

/** Passed with each query: PGlite's own parsers for arrays would override parsers that are set only once. */
const AS_TEXT = { rowMode: 'array', parsers: PGLITE_PARSERS } as const;

const NOTHING = { columns: [], rows: [], command: '' };

async function replyTo(pglite: PGlite, plans: Plans, request: Request): Promise<Omit<Reply, 'fsyncs'>> {
  switch (request.kind) {
    case 'query': {
      const { text, values, isPrepared } = request;
      const execution = isPrepared ? await plans.execution(text, values) : undefined;
      const { fields, rows } = await (execution === undefined
        ? pglite.query<(string | null)[]>(text, values, AS_TEXT)
        : pglite.query<(string | null)[]>(execution, [], AS_TEXT));
      return {
        ...NOTHING,
        columns: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
        rows,
      };
    }
    case 'script': {
      const results = await pglite.exec(request.text);
      return { ...NOTHING, command: results.at(-1)?.command ?? '' };
    }
    case 'close':
      await pglite.close();
      return NOTHING;
  }
}
