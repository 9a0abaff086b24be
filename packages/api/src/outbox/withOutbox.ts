import { apiFailure, toApiFailure } from '../failure/failure';
import { type InTheBooks, isFinal } from './outbox.endpoints';
import { type Delivery, type Results, type SaleKind, type Unsent, isDiscardable } from './sale';
import { type Seller, failedSale, payloadOf } from './seller';

export interface SaleStore {
  /** Oldest first. */
  all: () => Promise<Unsent[]>;
  /** Resolves when the sale is on the disk, if the store has one. */
  put: (sale: Unsent) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** The number of sales that could not be decrypted in the last `all`. */
  unreadable: () => number;
  /** Whether its content outlives the tab. */
  isDurable: () => boolean;
}

export interface OutboxPorts {
  store: SaleStore;
  /** Whether a sale that was sent before can be sent again; rejects while that is not known. */
  canRepeat: () => Promise<boolean>;
  madeInShift: () => string | undefined;
  /** Reports a discarded sale to the server; returns its record if it was booked before. */
  reportDiscarded: (sale: Unsent) => Promise<InTheBooks | undefined>;
  /** Runs the work unless the same is running in this tab or another; then it returns undefined. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Whether trying to send makes no sense. */
  isUnreachable: () => boolean;
  now: () => number;
  /** Calls the function after a delay; the returned function cancels it. */
  later: (go: () => void, ms: number) => () => void;
  /** Called with the current sales, also after a change in another tab. */
  onChange: (sales: readonly Unsent[]) => void;
  /**
   * Called when a sale is saved without a form waiting for it, and when the server has recorded a discard: then `result` is set only if the sale nevertheless
   * stays in the books.
   */
  onSettled: (sale: Unsent, result: Results[SaleKind] | InTheBooks | undefined) => void;
}

export interface Outbox extends Seller {
  /** Sends all unsent sales now. */
  sendAll: () => Promise<void>;
  /** Discards a sale and reports it to the server until that succeeds. Returns false, and does nothing, if the sale may have reached the server. */
  discard: (key: string, reason: string) => Promise<boolean>;
  /** Counts a printed slip of a sale. */
  noteSlip: (key: string) => Promise<void>;
  /** Reads the stored sales again, after a change in another tab. */
  reload: () => Promise<void>;
  stop: () => void;
}

/** Milliseconds before the next tries; the last one repeats. */
const SEND_AGAIN_AFTER_MS = [2_000, 5_000, 10_000, 20_000, 30_000] as const;
/** Older sales are not sent automatically: the server may have forgotten their keys (docs/decisions/retry-keys.md). */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
/** The message of a sale that is too old to be sent automatically. */
export const TOO_OLD =
  'This is too old to be sent automatically. Look for it in its list before you enter it again.';

/** Returns the seller with an outbox, which sends each sale to the server exactly once, whatever happens on the way (docs/decisions/retry-keys.md). */
export function withOutbox(seller: Seller, ports: OutboxPorts): Outbox {
  const { store, exclusively, now } = ports;
  let tries = 0;
  let cancelRetry: (() => void) | undefined;
  let isStopped = false;
  /** Slips are counted one after another. */
  let lastNote = Promise.resolve();

  async function reload() {
    const sales = await store.all();
    if (!isStopped) ports.onChange(sales);
  }

  const findSale = async (key: string) => (await store.all()).find((one) => one.key === key);

  /** Stores a sale; a slip printed meanwhile stays counted. */
  async function write(sale: Unsent) {
    const slips = Math.max(sale.slips ?? 0, (await findSale(sale.key))?.slips ?? 0);
    await store.put(slips === 0 ? sale : { ...sale, slips });
    await reload();
  }

  /** If the removal fails, the sale is sent once more with the same key, which does nothing. */
  async function forget(key: string) {
    await store.remove(key).catch(() => undefined);
    await reload();
  }

  /** Removes a delivered sale, and stores what became of another; a refused one belongs to its form again if that has it (`isForms`). */
  async function settle<Result>(
    sale: Unsent,
    delivery: Delivery<Result>,
    isForms: boolean,
  ): Promise<Delivery<Result>> {
    if (delivery.state === 'saved') await forget(sale.key);
    if (delivery.state !== 'failed') return delivery;
    const { failure, message, errors } = delivery;
    if (!isFinal(failure)) {
      await write({ ...sale, failure: message });
      return { state: 'unsent', isOwnFault: failure.kind === 'server' };
    }
    if (isForms) await forget(sale.key);
    else await write({ ...sale, state: 'refused', failure: message, errors });
    return delivery;
  }

  /** A server without retry keys must never be sent the same sale twice automatically. */
  async function repeat(sale: Unsent): Promise<Delivery<Results[SaleKind]>> {
    try {
      if (!(await ports.canRepeat())) throw apiFailure({ kind: 'unknown' });
    } catch (error) {
      return failedSale(sale.kind, toApiFailure(error));
    }
    return await seller.deliver(sale);
  }

  /** Returns whether to continue with the next sale. */
  async function sendAgain(sale: Unsent): Promise<boolean> {
    if (sale.state === 'discarded') {
      const report = await exclusively(sale.key, async () => {
        const current = await findSale(sale.key);
        return current?.state === 'discarded'
          ? await reportDiscarded(current, ports, { write, forget })
          : undefined;
      });
      return report?.state !== 'unsent';
    }
    const delivery = await exclusively(sale.key, async () => {
      // Another tab may have finished it meanwhile.
      const current = await findSale(sale.key);
      if (!current || (current.state !== 'written' && current.state !== 'sent')) return undefined;
      if (now() - current.since > MAX_AGE_MS) {
        await write({ ...current, state: 'refused', failure: TOO_OLD });
        return undefined;
      }
      const sent: Unsent = { ...current, state: 'sent' };
      if (current.state === 'written') await write(sent);
      const tried = await repeat(sent);
      // Told before it is removed: if the tab closes in between, the next one sends it again, and tells.
      if (tried.state === 'saved') ports.onSettled(sent, tried.result);
      return await settle(sent, tried, false);
    });
    return delivery?.state !== 'unsent' || delivery.isOwnFault === true;
  }

  async function sendPending() {
    const pending = (await store.all()).filter(({ state }) => state !== 'refused');
    if (pending.length === 0) return reload();
    if (ports.isUnreachable()) return scheduleRetry();
    let continues = true;
    for (const sale of pending) {
      // In order; if one gets no response, the rest would not either. One on which the server itself fails must not hold up the others.
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (continues && !isStopped) continues = await sendAgain(sale);
    }
    const isLeft = (await store.all()).some(({ state }) => state !== 'refused');
    if (isLeft) scheduleRetry();
    else tries = 0;
    return undefined;
  }

  function scheduleRetry() {
    cancelRetry?.();
    if (isStopped) return;
    const wait = SEND_AGAIN_AFTER_MS[tries] ?? SEND_AGAIN_AFTER_MS[SEND_AGAIN_AFTER_MS.length - 1];
    tries += 1;
    cancelRetry = ports.later(() => void sweep(), wait ?? 0);
  }

  /** Runs in one tab at a time; the others try again later, because that tab may be closed. */
  async function sweep() {
    cancelRetry?.();
    const done = await exclusively('all', async () => {
      await sendPending();
      return true;
    });
    if (done === undefined) scheduleRetry();
  }

  async function sendAll() {
    tries = 0;
    await sweep();
  }

  return {
    async deliver(sale, onStored) {
      const delivery = await exclusively(sale.key, async () => {
        const isUnreachable = ports.isUnreachable();
        // A corrected sale stays stored until it is booked: if only its form held it, leaving the form would lose it.
        const isCorrection = (await findSale(sale.key)) !== undefined;
        const written: Unsent = {
          ...sale,
          payload: payloadOf(sale),
          madeInShift: ports.madeInShift(),
          since: now(),
          state: isUnreachable ? 'written' : 'sent',
        };
        await write(written);
        onStored?.();
        return isUnreachable ? undefined : await settle(written, await seller.deliver(sale), !isCorrection);
      });
      if (delivery && delivery.state !== 'unsent') return delivery;
      tries = 0;
      scheduleRetry();
      return { state: 'unsent' };
    },
    sendAll,
    async discard(key, reason) {
      const isNoted = await exclusively(key, async () => {
        const sale = await findSale(key);
        if (!sale || !isDiscardable(sale)) return false;
        const refusal = sale.state === 'refused' ? sale.failure : undefined;
        await write({
          ...sale,
          state: 'discarded',
          failure: undefined,
          discard: { reason, at: now(), refusal },
        });
        return true;
      });
      if (isNoted) void sendAll();
      return isNoted === true;
    },
    noteSlip(key) {
      const noted = lastNote
        .catch(() => undefined)
        .then(async () => {
          const sale = await findSale(key);
          if (sale) await write({ ...sale, slips: (sale.slips ?? 0) + 1 });
        });
      lastNote = noted;
      return noted;
    },
    reload,
    stop() {
      isStopped = true;
      cancelRetry?.();
    },
  };
}

interface Written {
  write: (sale: Unsent) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

/**
 * Reports a discarded sale to the server. If the server refuses the report, the sale counts as refused again, with the server's message, and can be discarded
 * anew.
 */
async function reportDiscarded(
  sale: Unsent,
  ports: Pick<OutboxPorts, 'reportDiscarded' | 'onSettled'>,
  { write, forget }: Written,
): Promise<Delivery<undefined>> {
  try {
    const booked = await ports.reportDiscarded(sale);
    // Told before it is removed: if the tab closes in between, the next one reports it again, and tells.
    ports.onSettled(sale, booked);
    await forget(sale.key);
    return { state: 'saved', result: undefined };
  } catch (error) {
    const failed = failedSale(sale.kind, toApiFailure(error));
    const { failure, message, errors } = failed;
    if (!isFinal(failure)) {
      await write({ ...sale, failure: message });
      return { state: 'unsent' };
    }
    await write({ ...sale, state: 'refused', failure: message, errors, discard: undefined });
    return failed;
  }
}
