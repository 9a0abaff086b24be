// idb wraps IndexedDB in promises: with its own events it is easy to miss when a transaction completes, which must be before anything is sent
// (docs/decisions/retry-keys.md).
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Returns a function that opens one of the browser's databases for one piece of work, so that no tab blocks its upgrade or its deletion. */
export const databaseOf =
  <Schema extends DBSchema>(name: string, create: (database: IDBPDatabase<Schema>) => void) =>
  async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await openDB<Schema>(name, 1, { upgrade: create });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
