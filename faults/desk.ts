import type { NewSale } from '../packages/api/src';
import { discardOf } from '../packages/api/src/outbox/discardOf';
import { reportDiscard } from '../packages/api/src/outbox/outbox.endpoints';
import { type Seller, seller } from '../packages/api/src/outbox/seller';
import { type Outbox, type SaleStore, withOutbox } from '../packages/api/src/outbox/withOutbox';

/** The outbox waits 2 s before it sends again; here that is shortened by this factor. */
const SPEED_UP = 40;

/** A tab of the app at a desk. Once it is closed none of its work continues. */
export interface Tab {
  /** Sends a sale as its form does. Never resolves once the tab is closed. */
  sell: (sale: NewSale, onWritten: () => void) => Promise<'saved' | 'failed' | 'unsent'>;
  sendAll: () => Promise<void>;
  /** Disconnects or reconnects this tab. */
  setOffline: (isOffline: boolean) => void;
  /** Discards a sale with its key as the reason. Resolves to false if the sale may have reached the server. */
  discard: (key: string) => Promise<boolean>;
  /** Closes the tab as a power cut would; resolves when the pending writes to storage are done. */
  close: () => Promise<void>;
}

/** A browser on a PC. Its storage outlives its tabs. */
export interface Desk {
  store: SaleStore;
  /** Keys of the sales whose receipt was shown. */
  saved: Set<string>;
  /** Keys of the sales that a clerk wanted to discard here, of those recorded as discarded, and of those that the server confirmed as not stored. */
  discards: Readonly<Record<'requested' | 'recorded' | 'confirmed', Set<string>>>;
  openTab: (clockIsOff?: number) => Tab;
}

export function openDesk(store: SaleStore): Desk {
  const saved = new Set<string>();
  const discards = {
    requested: new Set<string>(),
    recorded: new Set<string>(),
    confirmed: new Set<string>(),
  };
  const locks = new Map<string, symbol>();

  function openTab(clockIsOff = 0): Tab {
    const me = Symbol('tab');
    const begun = new Set<Promise<unknown>>();
    let isClosed = false;
    let isOffline = false;
    /** Work that was pending when the tab was closed never resolves. */
    const unlessClosed = async <T>(work: () => Promise<T>): Promise<T> => {
      if (isClosed) return await never<T>();
      try {
        const result = await work();
        return isClosed ? await never<T>() : result;
      } catch (error) {
        if (isClosed) return await never<T>();
        throw error;
      }
    };
    const onDisk = <T>(work: () => Promise<T>): Promise<T> =>
      unlessClosed(async () => {
        const writing = work();
        begun.add(writing);
        try {
          return await writing;
        } finally {
          begun.delete(writing);
        }
      });
    const selling: Seller = { deliver: (sale) => unlessClosed(() => seller.deliver(sale)) };
    const outbox: Outbox = withOutbox(selling, {
      store: {
        ...store,
        all: () => onDisk(() => store.all()),
        put: (sale) => onDisk(() => store.put(sale)),
        remove: (key) => onDisk(() => store.remove(key)),
      },
      canRepeat: async () => true,
      madeInShift: () => undefined,
      async exclusively(name, work) {
        if (locks.has(name)) return undefined;
        locks.set(name, me);
        try {
          return await work();
        } finally {
          if (locks.get(name) === me) locks.delete(name);
        }
      },
      isUnreachable: () => isOffline,
      now: () => Date.now() + clockIsOff,
      later(go, ms) {
        const timer = setTimeout(go, ms / SPEED_UP);
        return () => clearTimeout(timer);
      },
      onChange: () => undefined,
      reportDiscarded: (sale) => unlessClosed(() => reportDiscard(discardOf(sale))),
      onSettled: (sale, result) => void (result ? saved : discards.confirmed).add(sale.key),
    });
    return {
      async sell(sale, onWritten) {
        const { state } = await outbox.deliver(sale, onWritten);
        if (state === 'saved') saved.add(sale.key);
        return state;
      },
      sendAll: () => outbox.sendAll(),
      setOffline: (now) => void (isOffline = now),
      async discard(key) {
        discards.requested.add(key);
        const isNoted = await outbox.discard(key, key);
        if (isNoted) discards.recorded.add(key);
        return isNoted;
      },
      async close() {
        isClosed = true;
        outbox.stop();
        await Promise.allSettled(begun);
        for (const [name, holder] of locks) if (holder === me) locks.delete(name);
      },
    };
  }

  return { store, saved, discards, openTab };
}

const never = <T>() => new Promise<T>(() => undefined);
