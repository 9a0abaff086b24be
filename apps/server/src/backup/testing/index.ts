import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { inject, onTestFinished } from 'vitest';
import { type Database, type Where, openEngine } from '../../db';
import type { Engine } from '../../db/database';
import type { EngineName } from '../../db/testing';
import { copyPgliteTemplate, emptyFolder } from '../../db/testing/pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from '../../db/testing/postgresTemplate';
import { type StoredBackup, createBackupFile } from '../backupFile';
import { EXCLUDED_TABLES } from '../format';
import { quoted, tablesOf } from '../tables';
import { writeBackup } from '../writeBackup';

export const TAKEN_AT = new Date('2026-11-21T01:30:00.000Z');

/** Returns a path in a new folder that is deleted when the test run ends. */
export const aFile = (name = 'motorpark.jsonl.gz'): string =>
  join(emptyFolder(inject('pgliteTemplate')), name);

export const aBackup = (database: Database, file = aFile()): Promise<StoredBackup> =>
  createBackupFile(file, (sink) => writeBackup(database, sink, TAKEN_AT));

/** Each available engine with a way to create an unused database; on PostgreSQL it has no tables. */
export const places: [name: EngineName, make: () => Promise<Where>][] = [
  ['PGlite', emptyPglite],
  ...(inject('postgresUrl') === ''
    ? []
    : [['PostgreSQL', emptyPostgres] satisfies [EngineName, () => Promise<Where>]]),
];

/** Creates an unused database on one engine: on PostgreSQL, where a restore takes a tenth of the time, otherwise on PGlite. */
export const unusedPlace = (): Promise<Where> =>
  inject('postgresUrl') === '' ? emptyPglite() : emptyPostgres();

async function emptyPglite(): Promise<Where> {
  return { dataDir: copyPgliteTemplate(inject('pgliteTemplate')) };
}

async function emptyPostgres(): Promise<Where> {
  const url = inject('postgresUrl');
  const name = await copyTemplate(url, 'template0');
  onTestFinished(() => dropDatabase(url, name));
  return { url: urlOf(url, name) };
}

/** Opens a database as a command does; it is closed when the test ends. */
export async function opened(where: Where): Promise<Engine> {
  const engine = await openEngine(where, undefined, 'motorpark test');
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= engine.close());
  onTestFinished(close);
  return { ...engine, close };
}

/** Everything that a backup must restore: the rows of each table as sorted text. */
export async function contentOf(engine: Pick<Engine, 'query'>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { table } of await tablesOf(engine)) {
    if (EXCLUDED_TABLES.has(table)) continue;
    const rows = await engine.query<{ row: string }>({
      text: `select t::text as row from ${quoted(table)} t order by t::text collate "C"`,
      values: [],
    });
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

/** Returns a copy of a backup with its text changed, compressed again. */
export function changed(file: string, change: (text: string) => string): string {
  const other = aFile('changed.jsonl.gz');
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return other;
}

/** Returns a copy of a backup with changed lines and a matching checksum. */
export const rewritten = (file: string, change: (lines: string) => string) =>
  changed(file, (text) => {
    const [, lines = '', footer = ''] = /^([\s\S]*\n)([^\n]+)\n$/.exec(text) ?? [];
    const other = change(lines);
    const sha256 = createHash('sha256').update(other).digest('hex');
    return `${other}${footer.replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`)}\n`;
  });
