import type { DBSchema } from 'idb';
import { databaseOf } from '../disk/databaseOf';
import { type Sealed, seal, unseal } from '../disk/seal';

export interface TabContent {
  /** The entries of the tab's storage: half-filled forms. */
  entries: readonly (readonly [key: string, value: string])[];
  /** The address that was open, from its hash on. */
  hash: string;
}

interface Schema extends DBSchema {
  /** By user and tab, encrypted for that user. */
  tabs: { key: string; value: Sealed & { at: number }; indexes: { owner: string } };
}

const NAME = 'motorpark-aside';
/** Longer than any login lasts. */
const MAX_AGE_MS = 24 * 60 * 60_000;

const withDatabase = databaseOf<Schema>(
  NAME,
  (db) => void db.createObjectStore('tabs', { keyPath: 'key' }).createIndex('owner', 'owner'),
);

const nameOf = (owner: string, tab: string) => `${owner} ${tab}`;

interface Place {
  owner: string;
  tab: string;
}

/** Stores a user's work in a tab; it can only be read with their key. */
export async function storeTabContent(
  key: CryptoKey,
  { owner, tab }: Place,
  value: TabContent,
): Promise<void> {
  const sealed = await seal(key, { owner, name: nameOf(owner, tab), value });
  await withDatabase((db) => db.put('tabs', { ...sealed, at: Date.now() }));
}

export const hasTabContent = async ({ owner, tab }: Place): Promise<boolean> =>
  await withDatabase(async (db) => (await db.getKey('tabs', nameOf(owner, tab))) !== undefined);

/** Takes a user's work in this tab out of the store, else that of another tab, which may be closed; undefined if there is none that can be read. */
export async function takeTabContent(key: CryptoKey, { owner, tab }: Place): Promise<TabContent | undefined> {
  const found = await withDatabase(async (db) => {
    const transaction = db.transaction('tabs', 'readwrite');
    const own = await transaction.store.get(nameOf(owner, tab));
    const taken = own ?? (await transaction.store.index('owner').get(owner));
    if (taken) await transaction.store.delete(taken.key);
    await transaction.done;
    return taken;
  });
  if (!found || Date.now() - found.at > MAX_AGE_MS) return undefined;
  return await unseal<TabContent>(key, found);
}

export const deleteTabContent = async ({ owner, tab }: Place): Promise<void> =>
  await withDatabase((db) => db.delete('tabs', nameOf(owner, tab)));
