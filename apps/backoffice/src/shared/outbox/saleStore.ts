import type { Unsent } from './sale';

/** Where unsent sales of one person are written down. */
export interface SaleStore {
  /** The oldest first. */
  all: () => Promise<Unsent[]>;
  /** Done when it is on the disk, where the store has one. */
  put: (sale: Unsent) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** How many lay there that could not be read the last time. */
  unreadable: () => number;
  /** Whether what is in it outlives the tab. */
  isDurable: () => boolean;
}

/** Until the tab is closed. */
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

/** In the first store; what that cannot take, a full disk for one, in the second. */
export function eitherStore(first: SaleStore, second: SaleStore): SaleStore {
  return {
    all: async () => inOrder([...(await first.all().catch(() => [])), ...(await second.all())]),
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
