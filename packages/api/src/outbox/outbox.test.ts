// oxlint-disable-next-line import/no-unassigned-import -- provides IndexedDB as browsers have it
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewSale, Unsent } from './sale';
import { type OutboxPorts, type SaleStore, withOutbox } from './withOutbox';
import type { Saved } from '../rows/records';
import { type Seller, failedForm } from './seller';
import { apiFailure, toApiFailure } from '../failure/failure';
import { expensePayload } from '../expense/expense.endpoints';
import { importKey } from '../disk/seal';
import { deleteKeys, diskStore, eitherStore, memoryStore, storeKey, storedKey } from './diskStore';
import { discardOf } from './discardOf';

const keyOf = (seed: number) => importKey(new Uint8Array(32).fill(seed));
const MONTH_MS = 31 * 24 * 60 * 60_000;

const aSale = (key = 'k1'): NewSale<'expense'> => ({
  key,
  kind: 'expense',
  order: {
    form: {
      expenseType: 'Diesel',
      terminal: 'Awka',
      approvingOfficer: 'Ngozi',
      vehicle: '',
      trip: '',
      claim: '',
      amount: 100,
      description: '',
    },
  },
  draft: { expenseType: 'Diesel' },
  facts: [{ term: 'Category', value: 'Diesel' }],
});

/** A server that carries out each key once, and loses calls or responses as the test says. */
function aServer() {
  const done = new Map<string, number>();
  let loses: 'nothing' | 'the call' | 'the answer' = 'nothing';
  let refusal: ReturnType<typeof apiFailure> | undefined;
  return {
    done,
    lose: (what: typeof loses) => void (loses = what),
    refuse: (failure: typeof refusal) => void (refusal = failure),
    /** The reasons of discarded sales; booked ones stay. */
    thrown: new Map<string, string | undefined>(),
    async discard({ key, discard }: Unsent): Promise<{ id: string; number: string } | undefined> {
      if (loses === 'the call') throw apiFailure({ kind: 'disconnected' });
      if (refusal) throw refusal;
      const booked = done.get(key);
      if (booked === undefined) this.thrown.set(key, discard?.reason);
      if (loses === 'the answer') throw apiFailure({ kind: 'disconnected' });
      return booked === undefined ? undefined : { id: 'r1', number: `record ${booked}` };
    },
    async call({ key }: { key: string }): Promise<string> {
      if (loses === 'the call') throw apiFailure({ kind: 'disconnected' });
      if (refusal && !done.has(key)) throw refusal;
      if (!done.has(key)) done.set(key, done.size + 1);
      if (loses === 'the answer') throw apiFailure({ kind: 'disconnected' });
      return `record ${done.get(key)}`;
    },
  };
}

interface Wishes extends Partial<OutboxPorts> {
  /** Replaces the server's response to a sale. */
  call?: (sale: NewSale) => Promise<string>;
}

/** The server without an outbox. */
const sellerOf = (call: (sale: NewSale) => Promise<string>): Seller => ({
  async deliver(sale) {
    try {
      const result: Saved = { outcome: 'done', says: await call(sale) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only expenses are sold here
      return { state: 'saved', result: result as never };
    } catch (error) {
      return { ...failedForm(toApiFailure(error), {}), errors: { amount: 'Too much.' } };
    }
  },
});

/** The result of a sale that the server stored as its n-th record. */
const record = (n: number): Saved => ({ outcome: 'done', says: `record ${n}` });

/** A tab of the app: its own outbox on the store that all tabs share. */
function aTab(
  store: SaleStore,
  server: ReturnType<typeof aServer>,
  { call = (sale) => server.call(sale), ...wishes }: Wishes = {},
) {
  const timers: (() => void)[] = [];
  const saved: unknown[] = [];
  let sales: readonly Unsent[] = [];
  const outbox = withOutbox(sellerOf(call), {
    store,
    canRepeat: async () => true,
    madeInShift: () => undefined,
    exclusively: async (_name, work) => await work(),
    isUnreachable: () => false,
    now: () => 1_000,
    later(go) {
      timers.push(go);
      return () => void timers.splice(timers.indexOf(go), 1);
    },
    onChange: (now) => void (sales = now),
    onSettled(_sale, result) {
      if (result) saved.push('number' in result ? `stays ${result.number}` : result);
    },
    reportDiscarded: (sale) => server.discard(sale),
    ...wishes,
  });
  return {
    outbox,
    saved,
    sales: () => sales,
    waits: () => timers.length > 0,
    sell: (sale = aSale()) => outbox.deliver(sale),
  };
}

let store: SaleStore;
beforeEach(async () => {
  store = diskStore('ada', await keyOf(1));
});
afterEach(async () => {
  for (const { key } of await store.all()) await store.remove(key);
  vi.restoreAllMocks();
});

describe('A sale', () => {
  it('is on the disk, strictly, before it leaves, and gone from there once it is answered', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const server = aServer();
    const seen: Unsent[][] = [];
    const tab = aTab(store, server, {
      async call(sale) {
        seen.push(await store.all());
        return await server.call(sale);
      },
    });
    expect(await tab.sell()).toEqual({ state: 'saved', result: record(1) });
    expect(seen).toMatchObject([[{ key: 'k1', state: 'sent' }]]);
    expect(transaction.mock.calls.some(([, , options]) => options?.durability === 'strict')).toBe(true);
    expect(await store.all()).toEqual([]);
    expect(tab.waits()).toBe(false);
  });

  it.each(['the call', 'the answer'] as const)(
    'that lost %s is sent again by the next start of the app, and is there once',
    async (lost) => {
      const server = aServer();
      server.lose(lost);
      expect(await aTab(store, server).sell()).toEqual({ state: 'unsent' });
      server.lose('nothing');
      const afterPowerCut = aTab(store, server);
      await afterPowerCut.outbox.sendAll();
      expect(afterPowerCut.saved).toEqual([record(1)]);
      expect(server.done.size).toBe(1);
      expect(await store.all()).toEqual([]);
    },
  );

  it('names the drawer that was open when it was written down each time it is sent again, also once that is counted', async () => {
    let open: string | undefined = 's1';
    const server = aServer();
    server.lose('the call');
    const named: unknown[] = [];
    const tab = aTab(store, server, {
      madeInShift: () => open,
      call: (sale) => {
        named.push(sale.madeInShift);
        return server.call(sale);
      },
    });
    await tab.sell();
    named.length = 0;
    open = undefined;
    server.lose('nothing');
    await tab.outbox.sendAll();
    expect(named).toEqual(['s1']);
  });

  it('whose tab closed between the answer and the tidying is there once', async () => {
    const server = aServer();
    const dying = aTab({ ...store, remove: () => Promise.reject(new Error('closed')) }, server);
    expect(await dying.sell()).toEqual({ state: 'saved', result: record(1) });
    const next = aTab(store, server);
    await next.outbox.sendAll();
    await next.outbox.sendAll();
    expect(server.done.size).toBe(1);
    expect(await store.all()).toEqual([]);
  });

  it('whose tab closed before it was written down never left', async () => {
    const server = aServer();
    const full: SaleStore = { ...store, put: () => Promise.reject(new Error('closed')) };
    await expect(aTab(full, server).sell()).rejects.toThrow('closed');
    expect(server.done.size).toBe(0);
  });

  it('is sent by one of two tabs, and three replays by both make nothing twice', async () => {
    const server = aServer();
    server.lose('the answer');
    const tabs = [aTab(store, server), aTab(store, server)];
    await tabs[0]?.sell();
    await Promise.all([1, 2, 3].flatMap(() => tabs.map(({ outbox }) => outbox.sendAll())));
    server.lose('nothing');
    await Promise.all(tabs.map(({ outbox }) => outbox.sendAll()));
    expect(server.done.size).toBe(1);
    expect(await store.all()).toEqual([]);
  });

  it('goes on being sent after a while, by itself', async () => {
    const server = aServer();
    server.lose('the call');
    const tab = aTab(store, server);
    await tab.sell();
    expect(tab.waits()).toBe(true);
  });

  it('that is refused while its form is open is the form’s again', async () => {
    const server = aServer();
    server.refuse(apiFailure({ kind: 'invalid', status: 422, fieldErrors: { amount: 'Too much.' } }));
    expect(await aTab(store, server).sell()).toMatchObject({
      state: 'failed',
      message: 'Too much.',
      errors: { amount: 'Too much.' },
    });
    expect(await store.all()).toEqual([]);
  });

  it('that is refused later is kept with the reason and all that was typed, and is not sent again', async () => {
    const server = aServer();
    server.lose('the call');
    const tab = aTab(store, server);
    await tab.sell();
    server.lose('nothing');
    server.refuse(apiFailure({ kind: 'invalid', status: 422, fieldErrors: { amount: 'Too much.' } }));
    await tab.outbox.sendAll();
    await tab.outbox.sendAll();
    expect(tab.sales()).toMatchObject([
      {
        state: 'refused',
        failure: 'Too much.',
        errors: { amount: 'Too much.' },
        draft: { expenseType: 'Diesel' },
      },
    ]);
    expect(tab.waits()).toBe(false);
    server.refuse(undefined);
    expect(await tab.outbox.discard('k1', 'Typed twice')).toBe(true);
    await vi.waitFor(() => expect(tab.sales()).toEqual([]));
    expect(server.thrown).toEqual(new Map([['k1', 'Typed twice']]));
  });

  it.each([
    apiFailure({ kind: 'server', status: 500 }),
    apiFailure({ kind: 'unknown' }),
    apiFailure({ kind: 'refused', status: 503, serverMessage: 'Back soon.' }),
    apiFailure({ kind: 'refused', status: 403 }),
    apiFailure({ kind: 'unauthorised', status: 401, isLocked: true }),
  ])('that got no word on whether it was done is never taken for refused (%s)', async (failure) => {
    const server = aServer();
    server.refuse(failure);
    expect(await aTab(store, server).sell()).toEqual({ state: 'unsent' });
    expect(await store.all()).toMatchObject([{ state: 'sent' }]);
  });

  it('goes word for word as it left the first time, also by a newer version of the app', async () => {
    const server = aServer();
    server.lose('the answer');
    await aTab(store, server).sell();
    const payloads: unknown[] = [];
    const newer = aTab(store, server, {
      call: async ({ payload }) => {
        payloads.push(payload);
        return 'record 1';
      },
    });
    await newer.outbox.sendAll();
    expect(payloads).toEqual([expensePayload(aSale().order.form)]);
  });

  it('cannot be thrown away once it may have reached the server, and can before', async () => {
    const server = aServer();
    server.lose('the call');
    const tab = aTab(store, server);
    await tab.sell();
    expect(await tab.outbox.discard('k1', 'Typed twice')).toBe(false);
    const offline = aTab(store, server, { isUnreachable: () => true });
    expect(await offline.sell(aSale('k2'))).toEqual({ state: 'unsent' });
    expect(await offline.outbox.discard('k2', 'Typed twice')).toBe(true);
    expect(await store.all()).toMatchObject([
      { key: 'k1', state: 'sent' },
      { key: 'k2', state: 'discarded', discard: { reason: 'Typed twice' } },
    ]);
  });

  it('has every slip noted, however quickly one follows the other', async () => {
    const { outbox, sell } = aTab(store, aServer(), { isUnreachable: () => true });
    await sell();
    await Promise.all([outbox.noteSlip('k1'), outbox.noteSlip('k1'), outbox.noteSlip('gone')]);
    expect(await store.all()).toMatchObject([{ key: 'k1', slips: 2 }]);
  });

  it.each(['the call', 'the answer'] as const)(
    'that was thrown away stays on the disk, though %s is lost, until the server knows of it, once',
    async (lost) => {
      const server = aServer();
      const offline = aTab(store, server, { isUnreachable: () => true });
      await offline.sell();
      await offline.outbox.noteSlip('k1');
      expect(await offline.outbox.discard('k1', 'The traveler left')).toBe(true);
      expect(await offline.outbox.discard('k1', 'Another reason')).toBe(false);
      server.lose(lost);
      await aTab(store, server).outbox.sendAll();
      expect(await store.all()).toMatchObject([{ state: 'discarded', slips: 1 }]);
      server.lose('nothing');
      const afterPowerCut = aTab(store, server);
      await afterPowerCut.outbox.sendAll();
      expect(await store.all()).toEqual([]);
      expect(server.thrown).toEqual(new Map([['k1', 'The traveler left']]));
      expect(server.done.size).toBe(0);
    },
  );

  it('that was thrown away and had been booked stays in the books, which is said', async () => {
    const server = aServer();
    const offline = aTab(store, server, { isUnreachable: () => true });
    await offline.sell();
    await server.call({ key: 'k1' });
    await offline.outbox.discard('k1', 'Typed twice');
    const back = aTab(store, server);
    await back.outbox.sendAll();
    expect(back.saved).toEqual(['stays record 1']);
    expect(await store.all()).toEqual([]);
  });

  it.each(['saved', 'discarded'] as const)(
    'is not removed before its clerk was told that it is %s',
    async (what) => {
      const server = aServer();
      const offline = aTab(store, server, { isUnreachable: () => true });
      await offline.sell();
      await server.call({ key: 'k1' });
      if (what === 'discarded') await offline.outbox.discard('k1', 'Typed twice');
      const told: boolean[] = [];
      const remove = async (key: string) => {
        told.push(back.saved.length === 1);
        await store.remove(key);
      };
      const back = aTab({ ...store, remove }, server);
      await back.outbox.sendAll();
      expect(told).toEqual([true]);
    },
  );

  it('whose discard the server does not take can be thrown away anew', async () => {
    const server = aServer();
    const offline = aTab(store, server, { isUnreachable: () => true });
    await offline.sell();
    await offline.outbox.discard('k1', 'x');
    server.refuse(apiFailure({ kind: 'invalid', status: 422, fieldErrors: { reason: 'Please say why.' } }));
    await aTab(store, server).outbox.sendAll();
    expect(await store.all()).toMatchObject([{ state: 'refused', failure: 'Please say why.' }]);
  });

  it('that was refused and is being put right stays here until it is in the books', async () => {
    const server = aServer();
    server.lose('the call');
    const tab = aTab(store, server);
    await tab.sell();
    server.lose('nothing');
    server.refuse(apiFailure({ kind: 'invalid', status: 422, fieldErrors: { amount: 'Too much.' } }));
    await tab.outbox.sendAll();
    expect(await tab.sell()).toMatchObject({ state: 'failed' });
    expect(await store.all()).toMatchObject([{ key: 'k1', state: 'refused' }]);
    server.refuse(undefined);
    expect(await tab.sell()).toEqual({ state: 'saved', result: record(1) });
    expect(await store.all()).toEqual([]);
  });

  it('is told with what it was: whom for, how much, how paid and how many slips were printed', () => {
    const thrown = {
      ...aSale(),
      since: 0,
      state: 'discarded',
      slips: 2,
      discard: { reason: 'Twice', at: 60_000 },
    } as const;
    const told = discardOf(thrown, 60_000);
    expect(told).toMatchObject({
      retryKey: 'k1',
      form: {
        kind: 'Expense',
        name: 'Diesel',
        amount: 100,
        method: 'Cash',
        slips: 2,
        reason: 'Twice',
        madeAt: '1970-01-01T00:00:00.000Z',
        discardedAt: '1970-01-01T00:01:00.000Z',
      },
    });
    // Entered while the clock of the machine was years ahead, or years behind.
    const now = Date.parse('2026-11-21T09:00:00.000Z');
    expect(discardOf({ ...thrown, since: now * 2 }, now).form.madeAt).toBe('2026-11-21T09:00:00.000Z');
    expect(discardOf(thrown, now).form.madeAt).toBe('2026-08-23T10:00:00.000Z');
  });

  it('is sent whatever a clock that was set back says, and not by itself after a month', async () => {
    const server = aServer();
    server.lose('the answer');
    await aTab(store, server, { now: () => MONTH_MS }).sell();
    server.lose('nothing');
    const setBack = aTab(store, server, { now: () => 0 });
    await setBack.outbox.sendAll();
    expect(setBack.saved).toEqual([record(1)]);

    server.lose('the call');
    await aTab(store, server, { now: () => 0 }).sell(aSale('old'));
    server.lose('nothing');
    const later = aTab(store, server, { now: () => MONTH_MS });
    await later.outbox.sendAll();
    expect(later.sales()).toMatchObject([{ key: 'old', state: 'refused' }]);
    expect(server.done.has('old')).toBe(false);
  });

  it('that another tab saves meanwhile is not written down again as too old', async () => {
    const server = aServer();
    server.lose('the answer');
    await aTab(store, server, { now: () => 0 }).sell();
    const read = vi.fn(store.all).mockImplementationOnce(async () => {
      const sales = await store.all();
      await store.remove('k1');
      return sales;
    });
    const savedMeanwhile: SaleStore = { ...store, all: read };
    await aTab(savedMeanwhile, server, { now: () => MONTH_MS }).outbox.sendAll();
    expect(await store.all()).toEqual([]);
  });

  it('that the disk has no room for is sold all the same, and is known not to outlive the tab', async () => {
    const server = aServer();
    server.lose('the answer');
    const full: SaleStore = { ...store, put: () => Promise.reject(new Error('QuotaExceededError')) };
    const either = eitherStore(full, memoryStore());
    const tab = aTab(either, server);
    expect(await tab.sell()).toEqual({ state: 'unsent' });
    expect(either.isDurable()).toBe(false);
    server.lose('nothing');
    await tab.outbox.sendAll();
    expect(server.done.size).toBe(1);
    expect(tab.sales()).toEqual([]);
  });

  it('whose disk fills up after it was stored is there once, with its last state', async () => {
    const server = aServer();
    server.lose('the call');
    let isFull = false;
    const filling: SaleStore = {
      ...store,
      put: async (sale) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : await store.put(sale)),
    };
    const tab = aTab(eitherStore(filling, memoryStore()), server);
    await tab.sell();
    isFull = true;
    server.lose('nothing');
    server.refuse(apiFailure({ kind: 'conflict', status: 409, serverMessage: 'Sold.', fieldErrors: {} }));
    await tab.outbox.sendAll();
    expect(tab.sales()).toMatchObject([{ key: 'k1', state: 'refused', failure: 'Sold.' }]);
    server.refuse(undefined);
    await tab.outbox.discard('k1', 'Typed twice');
    await vi.waitFor(() => expect(server.thrown.get('k1')).toBe('Typed twice'));
    await vi.waitFor(() => expect(tab.sales()).toEqual([]));
  });

  it('that always makes the server fail does not keep the ones behind it from being sent', async () => {
    const server = aServer();
    server.lose('the call');
    let time = 0;
    const waits: { ms: number; go: () => void }[] = [];
    const tab = aTab(store, server, {
      now: () => (time += 1),
      later(go, ms) {
        waits.push({ ms, go });
        return () => undefined;
      },
      call: async (sale) => {
        if (sale.key === 'first') throw apiFailure({ kind: 'server', status: 500 });
        return await server.call(sale);
      },
    });
    await tab.sell(aSale('first'));
    await tab.sell(aSale('second'));
    server.lose('nothing');
    await tab.outbox.sendAll();
    expect(tab.saved).toEqual([record(1)]);
    expect(tab.sales()).toMatchObject([{ key: 'first', state: 'sent' }]);
    // The failing one is tried again ever more rarely.
    const [soon] = waits.splice(0).slice(-1);
    soon?.go();
    await vi.waitFor(() => expect(waits).toMatchObject([{ ms: 5_000 }]));
    expect(soon?.ms).toBe(2_000);
  });
});

describe('What lies on the machine', () => {
  it('is read by its owner alone, and nothing of it stands there in clear', async () => {
    await store.put({ ...aSale(), since: 1, state: 'sent' });
    expect(await diskStore('tunde', await keyOf(2)).all()).toEqual([]);
    // The right owner with the wrong key, as after a forced logout.
    const another = diskStore('ada', await keyOf(2));
    expect(await another.all()).toEqual([]);
    expect(another.unreadable()).toBe(1);
    expect(await diskStore('ada', await keyOf(1)).all()).toHaveLength(1);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await store.put({ ...aSale(), since: 1, state: 'sent' });
    const sealed: unknown = put.mock.lastCall?.[0];
    expect(Object.keys(sealed ?? {})).toEqual(['key', 'owner', 'iv', 'box']);
  });

  it('has the key of one person at most, which the browser does not give away, and none after a logout', async () => {
    await storeKey('ada', await keyOf(1));
    await storeKey('tunde', await keyOf(2));
    expect(await storedKey('ada')).toBeUndefined();
    const stored = await storedKey('tunde');
    expect(stored?.extractable).toBe(false);
    if (stored) await expect(crypto.subtle.exportKey('raw', stored)).rejects.toThrow();
    await deleteKeys();
    expect(await storedKey('tunde')).toBeUndefined();
  });
});
