import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { inject, onTestFinished } from 'vitest';
import { type Database, type Where, openEngine } from '../../db';
import type { Engine } from '../../db/database';
import { copyPgliteTemplate, emptyFolder } from '../../db/testing/pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from '../../db/testing/postgresTemplate';
import { type Kept, keepBackup } from '../backupFile';
import { LEFT_OUT } from '../format';
import { quoted, tablesOf } from '../tables';
import { writeBackup } from '../writeBackup';

export const TAKEN_AT = new Date('2026-11-21T01:30:00.000Z');

/** A name in a folder of its own, which goes when the test run ends. */
export const aFile = (name = 'motorpark.jsonl.gz'): string =>
  join(emptyFolder(inject('pgliteTemplate')), name);

export const aBackup = (database: Database, file = aFile()): Promise<Kept> =>
  keepBackup(file, (sink) => writeBackup(database, sink, TAKEN_AT));

/** Every engine that this machine has: a place with a database that nobody has used, on PostgreSQL without any table. */
export const places: [name: string, make: () => Promise<Where>][] = [
  ['PGlite', async () => ({ dataDir: copyPgliteTemplate(inject('pgliteTemplate')) })],
  ...(inject('postgresUrl') === ''
    ? []
    : [['PostgreSQL', emptyPostgres] satisfies [string, () => Promise<Where>]]),
];

async function emptyPostgres(): Promise<Where> {
  const url = inject('postgresUrl');
  const name = await copyTemplate(url, 'template0');
  onTestFinished(() => dropDatabase(url, name));
  return { url: urlOf(url, name) };
}

/** A database as a command opens it, closed when the test is over. */
export async function opened(where: Where): Promise<Engine> {
  const engine = await openEngine(where, undefined, 'motorpark test');
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= engine.close());
  onTestFinished(close);
  return { ...engine, close };
}

/** All that a backup must bring back: each table's rows as text, in one order. */
export async function contentOf(engine: Pick<Engine, 'query'>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { table } of await tablesOf(engine)) {
    if (LEFT_OUT.has(table)) continue;
    const rows = await engine.query<{ row: string }>({
      text: `select t::text as row from ${quoted(table)} t order by t::text collate "C"`,
      values: [],
    });
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

/** Another file with the lines of a backup changed, zipped again. */
export function changed(file: string, change: (text: string) => string): string {
  const other = aFile('changed.jsonl.gz');
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return other;
}
