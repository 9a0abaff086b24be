import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_THREAD, type Database, type Where, openEngine } from '../db';
import { FolderInUse } from '../db/engines/pglite/guard';
import { manage } from '../db/manage';
import { refuseForeign } from '../files/owners';
import { BackupRefused } from './format';

/**
 * Runs the work of a command with its database. If a running server has the data folder open, `ask` has that server do it. A PostgreSQL server sees the
 * connections under the given name.
 */
export async function withDatabaseOrServer<Result>(
  where: Where,
  name: string,
  work: (database: Database) => Promise<Result>,
  ask: (dataDir: string) => Promise<Result>,
): Promise<Result> {
  if ('dataDir' in where) refuseForeign(where.dataDir);
  if ('dataDir' in where && !existsSync(join(where.dataDir, 'postgres'))) {
    throw new BackupRefused(`There is no database in ${where.dataDir}. DATA_DIR says where it is.`);
  }
  try {
    const database = manage(await openEngine(where, BUILT_THREAD, name));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !('dataDir' in where)) throw error;
    return ask(where.dataDir);
  }
}
