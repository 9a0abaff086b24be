import type { DBSchema } from 'idb';
import type { SaleStore } from './saleStore';
import type { Unsent } from './sale';
import { databaseOf } from '../disk/databaseOf';
import { type Sealed, seal, unseal } from '../disk/seal';

interface Schema extends DBSchema {
  /** Sales of everybody who works at this machine, encrypted for each. */
  sales: { key: string; value: Sealed; indexes: { owner: string } };
  /** The key of whoever is logged in; it cannot be taken out of the browser. */
  keys: { key: string; value: { owner: string; key: CryptoKey } };
}

const NAME = 'motorpark-outbox';

const withDatabase = databaseOf<Schema>(NAME, (db) => {
  db.createObjectStore('sales', { keyPath: 'key' }).createIndex('owner', 'owner');
  db.createObjectStore('keys', { keyPath: 'owner' });
});

/** The browser's database, each sale encrypted for its owner. A sale that was put is on the disk. */
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

/** The key that this browser keeps for somebody, if it is still there. */
export const keptKey = async (owner: string): Promise<CryptoKey | undefined> =>
  (await withDatabase((db) => db.get('keys', owner)))?.key;

/** Keeps the key of whoever is logged in, and nobody else's any more. */
export const keepKey = async (owner: string, key: CryptoKey): Promise<void> =>
  await withDatabase(async (db) => {
    const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.clear(), transaction.store.put({ owner, key }), transaction.done]);
  });

/** From now on nobody can read what is written down here, until its owner is back. */
export const forgetKeys = async (): Promise<void> => await withDatabase((db) => db.clear('keys'));

/** How many sales of somebody lie on this machine, who may be anybody. */
export const countSalesOf = async (owner: string): Promise<number> =>
  await withDatabase((db) => db.countFromIndex('sales', 'owner', owner));
