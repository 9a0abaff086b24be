import type { DBSchema, IDBPDatabase } from 'idb';
import { COPIES_DATABASE } from '../session/forgetCopies';
import type { Copy } from '../http/storedCopies';
import { databaseOf } from '../disk/databaseOf';
import { type Sealed, seal, unseal } from '../disk/seal';

interface Schema extends DBSchema {
  copies: { key: string; value: Sealed & { at: number }; indexes: { at: number } };
  /** The key generated for the logged-in user; not extractable. */
  keys: { key: string; value: { owner: string; key: CryptoKey } };
}

type Database = IDBPDatabase<Schema>;

/** The greatest number of copies; the oldest are deleted. */
const MOST = 60;

const withDatabase = databaseOf<Schema>(COPIES_DATABASE, (db) => {
  db.createObjectStore('copies', { keyPath: 'key' }).createIndex('at', 'at');
  db.createObjectStore('keys', { keyPath: 'owner' });
});

export const readCopy = async (owner: string, url: string): Promise<Copy | undefined> =>
  await withDatabase(async (db) => {
    const [stored, sealed] = await Promise.all([db.get('keys', owner), db.get('copies', url)]);
    return stored && sealed?.owner === owner ? await unseal<Copy>(stored.key, sealed) : undefined;
  });

/**
 * Stores a copy, encrypted with a key that is deleted with the store when the session ends. `isStill` is checked last, so that nothing is written after that.
 * With `durability` `strict` the copy is on the disk when the promise resolves.
 */
export const writeCopy = async (
  owner: string,
  url: string,
  copy: Copy,
  isStill: () => boolean,
  durability: IDBTransactionDurability = 'default',
): Promise<void> =>
  await withDatabase(async (db) => {
    const key = await keyOf(db, owner, isStill);
    const sealed = key && (await seal(key, { owner, name: url, value: copy }));
    if (!sealed || !isStill()) return;
    const transaction = db.transaction('copies', 'readwrite', { durability });
    await Promise.all([transaction.store.put({ ...sealed, at: copy.at }), transaction.done]);
    await dropOldest(db);
  });

/** Returns the user's key. For a new user it generates one and deletes everything of the previous user. */
async function keyOf(db: Database, owner: string, isStill: () => boolean): Promise<CryptoKey | undefined> {
  const stored = await db.get('keys', owner);
  if (stored) return stored.key;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  if (!isStill()) return undefined;
  const transaction = db.transaction(['keys', 'copies'], 'readwrite');
  const [keys, copies] = [transaction.objectStore('keys'), transaction.objectStore('copies')];
  // Another tab, or another response, may have stored a key meanwhile.
  const now = await keys.get(owner);
  if (!now) await Promise.all([keys.clear(), copies.clear(), keys.put({ owner, key: made })]);
  await transaction.done;
  return now?.key ?? made;
}

async function dropOldest(db: Database) {
  const transaction = db.transaction('copies', 'readwrite');
  let surplus = (await transaction.store.count()) - MOST;
  let cursor = surplus > 0 ? await transaction.store.index('at').openCursor() : null;
  for (; cursor && surplus > 0; surplus -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
