import { isFinal, toApiFailure } from '@motorpark/api';
import type { FieldErrors } from '@motorpark/domain';
import type { Delivery, NewSale, Unsent } from './sale';
import type { SaleStore } from './saleStore';

/** How long to wait before sending again, in milliseconds; the last one repeats. */
export const SEND_AGAIN_AFTER_MS = [2_000, 5_000, 10_000, 20_000, 30_000] as const;
/** What is older is not sent by itself: the server may have forgotten its key (docs/decisions/retry-keys.md). */
const SENT_FOR_MS = 30 * 24 * 60 * 60_000;
const TOO_OLD = 'This is too old to be sent by itself. Look for it in its list before you enter it again.';

export interface Words {
  /** Undefined where another screen says it. */
  message: string | undefined;
  errors: FieldErrors;
}

export interface OutboxPorts {
  store: SaleStore;
  /** Makes the call of its kind. What it throws is read as an ApiFailure. */
  deliver: (sale: NewSale) => Promise<unknown>;
  /** The sale with what it is sent as, on every try. */
  withPayload: (sale: NewSale) => NewSale;
  /** What people are told of a failure, and what of it is about single fields of the form. */
  wordsOf: (sale: NewSale, failure: unknown) => Words;
  /** Does the work unless another tab, or this one, is at the same; undefined then. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Whether there is no use in trying. */
  isUnreachable: () => boolean;
  now: () => number;
  /** Calls it later; the result calls it off. */
  later: (go: () => void, ms: number) => () => void;
  /** The sales as they are now; also when another tab changed them. */
  onChange: (sales: readonly Unsent[]) => void;
  /** A sale that no form waits for was saved. */
  onSaved: (sale: Unsent, result: unknown) => void;
}

export interface Outbox {
  /** Writes the sale down, then sends it. `first` is the same call as `deliver`, with its answer's type. */
  send: <Result>(
    sale: NewSale,
    first: () => Promise<Result>,
    onWritten?: () => void,
  ) => Promise<Delivery<Result>>;
  /** Sends all that is unsent, now. */
  sendAll: () => Promise<void>;
  /** Throws one away; nothing happens to one that may have reached the server. */
  discard: (key: string) => Promise<boolean>;
  /** Reads anew what is written down: another tab changed it. */
  reload: () => Promise<void>;
  stop: () => void;
}

/** The one machine that gets sales to the server exactly once, whatever happens on the way (docs/decisions/retry-keys.md). */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, alone, now } = ports;
  let tries = 0;
  let callOff: (() => void) | undefined;
  let isStopped = false;

  async function reload() {
    const sales = await store.all();
    if (!isStopped) ports.onChange(sales);
  }

  async function write(sale: Unsent) {
    await store.put(sale);
    await reload();
  }

  /** Should it fail, the sale is sent once more with the same key, which does nothing. */
  async function forget(key: string) {
    await store.remove(key).catch(() => undefined);
    await reload();
  }

  async function attempt<Result>(
    sale: Unsent,
    call: () => Promise<Result>,
    hasForm: boolean,
  ): Promise<Delivery<Result>> {
    try {
      const result = await call();
      await forget(sale.key);
      return { state: 'saved', result };
    } catch (error) {
      const failure = toApiFailure(error);
      const { message, errors } = ports.wordsOf(sale, failure);
      if (!isFinal(failure)) {
        await write({ ...sale, failure: message });
        return { state: 'unsent' };
      }
      if (hasForm) await forget(sale.key);
      else await write({ ...sale, state: 'refused', failure: message, errors });
      return { state: 'failed', failure, message, errors };
    }
  }

  /** Answers whether it makes sense to go on with the next one. */
  async function sendAgain(sale: Unsent): Promise<boolean> {
    if (now() - sale.since > SENT_FOR_MS) {
      await write({ ...sale, state: 'refused', failure: TOO_OLD });
      return true;
    }
    const delivery = await alone(sale.key, async () => {
      // Another tab may have come to the end of it meanwhile.
      const kept = (await store.all()).find(({ key }) => key === sale.key);
      if (!kept || kept.state === 'refused') return undefined;
      const sent: Unsent = { ...kept, state: 'sent' };
      if (kept.state === 'written') await write(sent);
      const tried = await attempt(sent, () => ports.deliver(sent), false);
      if (tried.state === 'saved') ports.onSaved(sent, tried.result);
      return tried;
    });
    return delivery?.state !== 'unsent';
  }

  async function sendPending() {
    const pending = (await store.all()).filter(({ state }) => state !== 'refused');
    if (pending.length === 0) return reload();
    if (ports.isUnreachable()) return plan();
    let goesOn = true;
    for (const sale of pending) {
      // One after the other, in the order of the counter; the first without an answer speaks for the rest.
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (goesOn && !isStopped) goesOn = await sendAgain(sale);
    }
    if (goesOn) tries = 0;
    const isLeft = (await store.all()).some(({ state }) => state !== 'refused');
    if (isLeft) plan();
    return undefined;
  }

  function plan() {
    callOff?.();
    if (isStopped) return;
    const wait = SEND_AGAIN_AFTER_MS[tries] ?? SEND_AGAIN_AFTER_MS[SEND_AGAIN_AFTER_MS.length - 1];
    tries += 1;
    callOff = ports.later(() => void sweep(), wait ?? 0);
  }

  /** By one tab at a time; the others look again later, for that tab may be closed. */
  async function sweep() {
    callOff?.();
    const done = await alone('all', async () => {
      await sendPending();
      return true;
    });
    if (done === undefined) plan();
  }

  return {
    async send(sale, first, onWritten) {
      const delivery = await alone(sale.key, async () => {
        const isHopeless = ports.isUnreachable();
        const written: Unsent = {
          ...ports.withPayload(sale),
          since: now(),
          state: isHopeless ? 'written' : 'sent',
        };
        await write(written);
        onWritten?.();
        return isHopeless ? undefined : await attempt(written, first, true);
      });
      if (delivery && delivery.state !== 'unsent') return delivery;
      tries = 0;
      plan();
      return { state: 'unsent' };
    },
    async sendAll() {
      tries = 0;
      await sweep();
    },
    async discard(key) {
      const gone = await alone(key, async () => {
        const sale = (await store.all()).find((one) => one.key === key);
        if (sale?.state === 'sent') return false;
        await store.remove(key);
        await reload();
        return true;
      });
      return gone === true;
    },
    reload,
    stop() {
      isStopped = true;
      callOff?.();
    },
  };
}
