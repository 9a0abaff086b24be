import type { Database, Engine } from './database';
import { emptyDatabaseBeside } from './emptyDatabase';
import { openPglite } from './engines/pglite';
import { openPostgres } from './engines/postgres';
import { manage } from './manage';
import { migrate } from './migrations/migrate';

export type { Database, Sql } from './database';
export {
  DatabaseAway,
  DatabaseBusy,
  isCheckViolation,
  isForeignKeyViolation,
  isUnwritable,
  isUniqueViolation,
} from './errors';
export { type Asked, columns, columnsAs, computed, selection } from './columns';
export { newId } from './newId';
export { WITHOUT_TIMEOUT } from './statementTime';
export { type Asking, join, name, prepared, type RowOf, sql, type Statement } from './sql';
export type { Tables } from './tables';

/** Where the data lies: a folder for the embedded PGlite, or the URL of a PostgreSQL server. */
export type Where = { dataDir: string } | { url: string };

/** The thread of the embedded database as the product is built: flat, beside what starts it. */
export const BUILT_THREAD = new URL('./databaseThread.js', import.meta.url);

/**
 * Opens the database, migrated and ready. A folder that another process has open is refused. Without a thread of its own the embedded
 * database runs in this one, which waits for every statement. An empty folder begins with the database that was built beside the thread.
 */
export async function openDatabase(where: Where, thread?: URL): Promise<Database> {
  const archive = thread && emptyDatabaseBeside(thread);
  const engine =
    'url' in where
      ? openPostgres(where.url)
      : await openPglite(where.dataDir, { ...(thread && { thread }), ...(archive && { archive }) });
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return manage(engine);
}

/** Opens the database as it is, of whatever version. A PostgreSQL server sees the connections under the given name. */
export async function openEngine(where: Where, thread?: URL, name?: string): Promise<Engine> {
  return 'url' in where
    ? openPostgres(where.url, name === undefined ? {} : { name })
    : openPglite(where.dataDir, thread && { thread });
}
