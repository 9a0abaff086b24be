import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../index';
import { packFolder } from '../engines/pglite/archive';
import { sql } from '../sql';
import type { Sql } from '../database';
import { emptyDatabaseName } from './index';

/** Returns the packed, empty database of the current schema from a cache folder; creates it if it is missing, and then deletes older ones. */
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

/** Drops PostgreSQL's two template databases: they are two thirds of the files, and the embedded database needs no further databases. */
async function dropOwnTemplates(database: Sql) {
  await database.query(sql`update pg_database set datistemplate = false`);
  await database.query(sql`drop database template0`);
  await database.query(sql`drop database template1`);
}
