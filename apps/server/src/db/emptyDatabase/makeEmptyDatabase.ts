import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../index';
import { packFolder } from '../engines/pglite/archive';
import { sql } from '../sql';
import type { Sql } from '../database';
import { emptyDatabaseName } from './index';

/** The packed, empty database of today's schema, kept in a folder: made where it isn't there yet, in the place of older ones. */
export async function makeEmptyDatabase(folder: string): Promise<string> {
  const file = join(folder, emptyDatabaseName());
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(folder, 'making-'));
  try {
    const database = await openDatabase({ dataDir });
    await dropOwnTemplates(database);
    await database.close();
    const unfinished = join(dataDir, 'unfinished');
    writeFileSync(unfinished, packFolder(join(dataDir, 'postgres')));
    for (const older of readdirSync(folder)) {
      if (older.endsWith('.gz')) rmSync(join(folder, older), { force: true });
    }
    renameSync(unfinished, file);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return file;
}

/** PostgreSQL's own two templates are two thirds of the files, and nobody makes another database in the embedded one. */
async function dropOwnTemplates(database: Sql) {
  await database.query(sql`update pg_database set datistemplate = false`);
  await database.query(sql`drop database template0`);
  await database.query(sql`drop database template1`);
}
