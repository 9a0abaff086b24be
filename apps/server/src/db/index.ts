import type { Database, Engine } from './database';
import { emptyDatabaseBeside } from './emptyDatabase';
import { openPglite } from './engines/pglite';
import { openPostgres } from './engines/postgres';
import { manage } from './manage';
import { migrate } from './migrations/migrate';

export type { Database, Sql, Transaction } from './database';
export {
  DatabaseLost,
  DatabaseUnreachable,
  DatabaseBusy,
  isCheckViolation,
  isForeignKeyViolation,
  isTimedOut,
  isUnwritable,
  isUniqueViolation,
} from './errors';
export { type SelectedColumn, columns, columnsAs, computed, selection } from './columns';
export { copyOf } from './copyOf';
export { newId } from './newId';
export { WITHOUT_TIMEOUT } from './statementTime';
export { type TypedStatement, join, name, prepared, type RowOf, sql, type Statement } from './sql';
export type { Tables } from './tables';

/** Where the data is stored: a folder for the embedded PGlite, or the URL of a PostgreSQL server. */
export type Where = { dataDir: string } | { url: string };

/** The built file of the embedded database's thread, next to this one in the flat build. */
export const BUILT_THREAD = new URL('./databaseThread.js', import.meta.url);

/**
 * Opens the database and migrates it. Refuses a folder that another process has open. Without `thread` the embedded database runs in this thread, which
 * blocks during every statement. An empty folder starts with the packed database that was built next to the thread.
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

/** Opens the database without migrating it, whatever its version. A PostgreSQL server sees the connections under the given name. */
export async function openEngine(where: Where, thread?: URL, name?: string): Promise<Engine> {
  return 'url' in where
    ? openPostgres(where.url, name === undefined ? {} : { name })
    : openPglite(where.dataDir, thread && { thread });
}
