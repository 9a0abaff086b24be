import type { Database } from './database';
import { openPglite } from './engines/pglite';
import { openPostgres } from './engines/postgres';
import { manage } from './manage';
import { migrate } from './migrations/migrate';

export type { Database, Sql } from './database';
export { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from './errors';
export { newId } from './newId';
export { join, sql, type Statement } from './sql';

/** Where the data lies: a folder for the embedded PGlite, or the URL of a PostgreSQL server. */
export type Where = { dataDir: string } | { url: string };

/** Opens the database, migrated and ready. A folder that another process has open is refused. */
export async function openDatabase(where: Where): Promise<Database> {
  const engine = 'url' in where ? openPostgres(where.url) : await openPglite(where.dataDir);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return manage(engine);
}
