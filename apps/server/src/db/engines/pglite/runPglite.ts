import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pglite, Reply, Request } from './protocol';
import { DurableFs } from './DurableFs';
import { PARSERS } from '../../parsers';
import { makeTreePrivate } from '../../../files/privateFiles';
import { MAJOR_VERSION } from './majorVersion';
import { newFolder } from './newFolder';

/** PGlite returns values as PostgreSQL's text, which is cheap to send between threads; the receiving thread parses them. */
const PGLITE_PARSERS = Object.fromEntries([...PARSERS.keys()].map((oid) => [oid, String]));

/** Parameters arrive as PostgreSQL's text, so that no type needs conversion. */
const PGLITE_SERIALIZERS = Object.fromEntries(
  [...Object.values(types).filter((type) => typeof type === 'number'), ...PARSERS.keys()].map((oid) => [
    oid,
    String,
  ]),
);

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

/**
 * Returns the database's folder inside the data folder; creates it if it is missing, and makes it readable only by its owner. The caller must hold the
 * lock of the data folder.
 */
async function databaseFolder(dataDir: string): Promise<string> {
  const folder = await newFolder(dataDir, async (aside) => {
    const pglite = await PGlite.create({ fs: new NodeFS(aside) });
    await pglite.close();
  });
  throwIfOtherVersion(folder);
  makeTreePrivate(folder);
  // PostgreSQL does not start if its lock file is empty, as a kill at the wrong moment leaves it. No other process has the folder open.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return folder;
}

function throwIfOtherVersion(folder: string) {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no database';
  if (version !== MAJOR_VERSION) {
    throw new Error(`${folder} should hold a PostgreSQL ${MAJOR_VERSION} database, but holds ${version}.`);
  }
}

interface Plans {
  /** Returns the EXECUTE statement for a text and its values; undefined if the values cannot be written as literals. */
  execution: (text: string, values: readonly (string | null)[]) => Promise<string | undefined>;
}

/** Creates the prepared statements of one PGlite. Each is prepared on first use and outlives the transaction of that use. */
function openPlans(pglite: Pick<PGlite, 'exec'>): Plans {
  const names = new Map<string, string>();
  return {
    async execution(text, values) {
      // A NUL character would end the statement.
      if (values.some((value) => value?.includes('\0') === true)) return undefined;
      const name = names.get(text) ?? `motorpark_${names.size}`;
      if (!names.has(text)) {
        await pglite.exec(`prepare ${name} as ${text}`);
        names.set(text, name);
      }
      return `execute ${name}${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`;
    },
  };
}

/** Only quotes need escaping, as PGlite is started with standard_conforming_strings. */
const literal = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
