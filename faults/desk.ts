import { tellDiscard } from '../packages/api/src';
import { discardOf } from '../apps/backoffice/src/shared/outbox/discardOf';
import { createOutbox } from '../apps/backoffice/src/shared/outbox/outbox';
import type { Outbox } from '../apps/backoffice/src/shared/outbox/outboxPorts';
import type { NewSale, Unsent } from '../apps/backoffice/src/shared/outbox/sale';
import { callOf, withPayload, wordsOf } from '../apps/backoffice/src/shared/outbox/saleKinds';
import type { SaleStore } from '../apps/backoffice/src/shared/outbox/saleStore';

/** The outbox waits 2 s before it sends again; here nobody types meanwhile. */
const QUICKER = 40;

/** A tab of the app at a desk; a closed one goes no further, wherever it was. */
export interface Tab {
  /** Hands a sale over as its form does. Never resolves once the tab is closed. */
  sell: (sale: NewSale, onWritten: () => void) => Promise<'saved' | 'failed' | 'unsent'>;
  sendAll: () => Promise<void>;
  /** Pulls the network of this tab, or puts it back. */
  setOffline: (isOffline: boolean) => void;
  /** Throws a sale away as its clerk does, with its key as the reason; false where it may have reached the server. */
  discard: (key: string) => Promise<boolean>;
  /** Closes it, as a power cut does; resolves when the disk is through with what it had begun. */
  close: () => Promise<void>;
}

/** One browser on one PC: what it has written down outlives its tabs. */
export interface Desk {
  store: SaleStore;
  /** The keys of the sales whose receipt somebody saw. */
  saved: Set<string>;
  /** The keys of what somebody wanted to throw away here, of what was noted as such, and of what the server said to be out of the books. */
  discards: Readonly<Record<'wanted' | 'noted' | 'told', Set<string>>>;
  openTab: (clockIsOff?: number) => Tab;
}

export function openDesk(store: SaleStore): Desk {
  const saved = new Set<string>();
  const discards = { wanted: new Set<string>(), noted: new Set<string>(), told: new Set<string>() };
  const locks = new Map<string, symbol>();

  function openTab(clockIsOff = 0): Tab {
    const me = Symbol('tab');
    const begun = new Set<Promise<unknown>>();
    let isClosed = false;
    let isOffline = false;
    /** Nothing comes after what a tab was at when it was closed. */
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
    const outbox: Outbox = createOutbox({
      store: {
        ...store,
        all: () => onDisk(() => store.all()),
        put: (sale) => onDisk(() => store.put(sale)),
        remove: (key) => onDisk(() => store.remove(key)),
      },
      deliver: (sale) => unlessClosed(() => callOf(sale)),
      withPayload,
      wordsOf,
      async alone(name, work) {
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
        const timer = setTimeout(go, ms / QUICKER);
        return () => clearTimeout(timer);
      },
      onChange: () => undefined,
      tellDiscarded: (sale) => unlessClosed(() => tellDiscard(discardOf(sale))),
      onTold: (sale, booked) => void (booked ? saved : discards.told).add(sale.key),
      onSaved: (sale: Unsent) => void saved.add(sale.key),
    });
    return {
      async sell(sale, onWritten) {
        const { state } = await outbox.send(sale, () => unlessClosed(() => callOf(sale)), onWritten);
        if (state === 'saved') saved.add(sale.key);
        return state;
      },
      sendAll: () => outbox.sendAll(),
      setOffline: (now) => void (isOffline = now),
      async discard(key) {
        discards.wanted.add(key);
        const isNoted = await outbox.discard(key, key);
        if (isNoted) discards.noted.add(key);
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
