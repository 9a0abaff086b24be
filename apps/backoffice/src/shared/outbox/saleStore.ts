import type { SaleStore, Unsent } from '@motorpark/api';

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
