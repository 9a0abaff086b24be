import { type Outbox, type SaleStore, withOutbox } from './withOutbox';
import { canRepeat } from './canRepeat';
import { isUnreachable, reportDiscard } from './outbox.endpoints';
import { readSession } from '../session/session';
import { rememberedShift } from '../shift/rememberedShift';
import { seller } from './seller';
import { serverTime } from '../http/serverClock';
import { exclusively } from './exclusively';
import { deleteKeys, diskStore, eitherStore, memoryStore } from './diskStore';
import { ownerKey } from './ownerKey';
import { discardOf } from './discardOf';
import { type SavedSale, noteSaved, setOutboxState } from './outboxState';
import type { Unsent } from './sale';

/** Milliseconds before the user's key is fetched again if there was no response. */
const KEY_AGAIN_AFTER_MS = 30_000;
/** The channel on which tabs announce a change of the stored sales. */
const NEWS = 'motorpark-outbox';

interface Opened {
  owner: string;
  outbox: Promise<Outbox>;
  close: () => void;
}

let opened: Opened | undefined;

/** Opens the outbox of the logged-in user, and closes that of another owner. */
export async function openOutbox(owner: string): Promise<Outbox> {
  if (opened?.owner !== owner) {
    opened?.close();
    opened = open(owner);
  }
  return await opened.outbox;
}

/** Closes the outbox at the end of the session: nothing more is sent, and the stored sales cannot be read until their owner logs in again. */
export async function closeOutbox(): Promise<void> {
  opened?.close();
  opened = undefined;
  setOutboxState();
  await deleteKeys().catch(() => undefined);
}

type WhenSettled = (sale: Unsent, saved: SavedSale | undefined) => void;
const listeners = new Set<WhenSettled>();

/** Calls the listener for each sale saved in the background, and for each discard that the server has recorded; `saved` is set if the sale is in the books. */
export function whenSaleSettles(listener: WhenSettled): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function open(owner: string): Opened {
  const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NEWS) : undefined;
  let isOpen = true;

  async function start(): Promise<Outbox> {
    const store = await storeOf(owner, {
      isWanted: () => isOpen,
      onReadable: () => void outbox.sendAll(),
    });
    const outbox = withOutbox(seller, {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
      store: telling(store, () => news?.postMessage('changed')),
      exclusively,
      isUnreachable,
      canRepeat,
      madeInShift: () => rememberedShift(readSession()?.personId),
      reportDiscarded: (sale) => reportDiscard(discardOf(sale)),
      now: serverTime,
      later(go, ms) {
        const timer = setTimeout(go, ms);
        return () => clearTimeout(timer);
      },
      onChange(sales) {
        const [unreadable, isDurable] = [store.unreadable(), store.isDurable()];
        if (isOpen) setOutboxState({ sales, unreadable, isDurable, isKnown: true });
      },
      onSettled(sale, result) {
        const saved = result && noteSaved(sale, result);
        for (const listener of listeners) listener(sale, saved);
      },
    });
    news?.addEventListener('message', () => void outbox.reload());
    await outbox.reload();
    return outbox;
  }

  const outbox = start();
  return {
    owner,
    outbox,
    close() {
      isOpen = false;
      news?.close();
      void outbox.then(({ stop }) => stop());
    },
  };
}

interface LateKey {
  /** Whether the store is still in use. */
  isWanted: () => boolean;
  /** Called when the sales on the disk can be read at last. */
  onReadable: () => void;
}

/**
 * Returns a store on the disk if sales can be encrypted there, else one that lasts until the tab is closed. If the key could not be fetched, that one is used
 * only until it can.
 */
async function storeOf(owner: string, { isWanted, onReadable }: LateKey): Promise<SaleStore> {
  const inTab = memoryStore();
  let store = inTab;
  /** Returns whether the key, or that there is none, is known. */
  async function findKey(): Promise<boolean> {
    try {
      const key = await ownerKey(owner);
      if (key) store = eitherStore(diskStore(owner, key), inTab);
      return true;
    } catch {
      return false;
    }
  }
  async function findKeyAgain() {
    if (!isWanted()) return;
    if (await findKey()) onReadable();
    else setTimeout(() => void findKeyAgain(), KEY_AGAIN_AFTER_MS);
  }
  if (!(await findKey())) setTimeout(() => void findKeyAgain(), KEY_AGAIN_AFTER_MS);
  return {
    all: async () => await store.all(),
    put: async (sale) => await store.put(sale),
    remove: async (key) => await store.remove(key),
    unreadable: () => store.unreadable(),
    isDurable: () => store.isDurable(),
  };
}

const telling = (store: SaleStore, tell: () => void): SaleStore => ({
  ...store,
  async put(sale) {
    await store.put(sale);
    tell();
  },
  async remove(key) {
    await store.remove(key);
    tell();
  },
});
