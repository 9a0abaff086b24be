// idb gives IndexedDB promises: its own events are easily got wrong where a transaction must be over before something is sent (docs/decisions/retry-keys.md).
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One of the browser's databases, opened for each piece of work: no tab is in the way of a newer version or of its deletion. */
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
