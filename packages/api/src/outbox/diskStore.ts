import type { DBSchema } from 'idb';
import type { SaleStore } from './withOutbox';
import type { Unsent } from './sale';
import { databaseOf } from '../disk/databaseOf';
import { type Sealed, seal, unseal } from '../disk/seal';

interface Schema extends DBSchema {
  /** Sales of all users of this machine, each encrypted for its owner. */
  sales: { key: string; value: Sealed; indexes: { owner: string } };
  /** The key of the logged-in user; not extractable. */
  keys: { key: string; value: { owner: string; key: CryptoKey } };
}

const NAME = 'motorpark-outbox';

const withDatabase = databaseOf<Schema>(NAME, (db) => {
  db.createObjectStore('sales', { keyPath: 'key' }).createIndex('owner', 'owner');
  db.createObjectStore('keys', { keyPath: 'owner' });
});

/** A store in the browser's database, with each sale encrypted for its owner. When `put` resolves, the sale is on the disk. */
export function diskStore(owner: string, key: CryptoKey): SaleStore {
  let unreadable = 0;
  return {
    async all() {
      const sealed = await withDatabase((db) => db.getAllFromIndex('sales', 'owner', owner));
      const sales = await Promise.all(sealed.map((one) => unseal<Unsent>(key, one)));
      const readable = sales.filter((sale) => sale !== undefined);
      unreadable = sales.length - readable.length;
      return readable;
    },
    async put(sale) {
      const sealed = await seal(key, { owner, name: sale.key, value: sale });
      await withDatabase(async (db) => {
        const transaction = db.transaction('sales', 'readwrite', { durability: 'strict' });
        await Promise.all([transaction.store.put(sealed), transaction.done]);
      });
    },
    remove: async (saleKey) => await withDatabase((db) => db.delete('sales', saleKey)),
    unreadable: () => unreadable,
    isDurable: () => true,
  };
}

/** Returns the user's key stored in this browser; undefined if there is none. */
export const storedKey = async (owner: string): Promise<CryptoKey | undefined> =>
  (await withDatabase((db) => db.get('keys', owner)))?.key;

/** Stores the logged-in user's key, and deletes everybody else's. */
export const storeKey = async (owner: string, key: CryptoKey): Promise<void> =>
  await withDatabase(async (db) => {
    const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.clear(), transaction.store.put({ owner, key }), transaction.done]);
  });

/** Deletes all keys, so that nobody can read the stored sales until their owner logs in again. */
export const deleteKeys = async (): Promise<void> => await withDatabase((db) => db.clear('keys'));

/** Returns the number of a user's sales on this machine, none if this browser cannot store any; needs no key. */
export const countSalesOf = async (owner: string): Promise<number> =>
  'indexedDB' in globalThis ? await withDatabase((db) => db.countFromIndex('sales', 'owner', owner)) : 0;

/** A store that lasts until the tab is closed. */
export function memoryStore(): SaleStore {
  const sales = new Map<string, Unsent>();
  return {
    all: async () => inOrder([...sales.values()]),
    put: async (sale) => void sales.set(sale.key, sale),
    remove: async (key) => void sales.delete(key),
    unreadable: () => 0,
    isDurable: () => sales.size === 0,
  };
}

/** A store that uses the first one, and the second for what the first cannot store, for example on a full disk. */
export function eitherStore(first: SaleStore, second: SaleStore): SaleStore {
  return {
    async all() {
      const [onDisk, newer] = [await first.all().catch(() => []), await second.all()];
      // The first one still has the sale as it was before the change that it could not store.
      const changed = new Set(newer.map(({ key }) => key));
      return inOrder([...onDisk.filter(({ key }) => !changed.has(key)), ...newer]);
    },
    async put(sale) {
      try {
        await first.put(sale);
        await second.remove(sale.key);
      } catch {
        await second.put(sale);
      }
    },
    async remove(key) {
      await second.remove(key);
      await first.remove(key);
    },
    unreadable: () => first.unreadable() + second.unreadable(),
    isDurable: () => first.isDurable() && second.isDurable(),
  };
}

const inOrder = (sales: Unsent[]): Unsent[] => sales.toSorted((one, other) => one.since - other.since);
