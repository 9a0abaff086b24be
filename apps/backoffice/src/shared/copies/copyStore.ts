import { COPIES, type Copy } from '@motorpark/api';
import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseOf } from '../disk/databaseOf';
import { type Sealed, seal, unseal } from '../disk/seal';

interface Schema extends DBSchema {
  copies: { key: string; value: Sealed & { at: number }; indexes: { at: number } };
  /** The key that was made for whoever is logged in; it cannot be taken out of the browser. */
  keys: { key: string; value: { owner: string; key: CryptoKey } };
}

type Database = IDBPDatabase<Schema>;

/** So many answers are kept; the oldest go. */
const MOST = 60;

const withDatabase = databaseOf<Schema>(COPIES, (db) => {
  db.createObjectStore('copies', { keyPath: 'key' }).createIndex('at', 'at');
  db.createObjectStore('keys', { keyPath: 'owner' });
});

export const readCopy = async (owner: string, url: string): Promise<Copy | undefined> =>
  await withDatabase(async (db) => {
    const [kept, sealed] = await Promise.all([db.get('keys', owner), db.get('copies', url)]);
    return kept && sealed?.owner === owner ? await unseal<Copy>(kept.key, sealed) : undefined;
  });

/**
 * Encrypted with a key that is deleted with it when the session ends. `isStill` tells, at the last moment, whether that has not happened. What is
 * `strict` is on the disk before it is done.
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

/** For another person than before a new one, and nothing of the other's stays. */
async function keyOf(db: Database, owner: string, isStill: () => boolean): Promise<CryptoKey | undefined> {
  const kept = await db.get('keys', owner);
  if (kept) return kept.key;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  if (!isStill()) return undefined;
  const transaction = db.transaction(['keys', 'copies'], 'readwrite');
  const [keys, copies] = [transaction.objectStore('keys'), transaction.objectStore('copies')];
  // Another tab, or another answer, may have made one meanwhile.
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
