// oxlint-disable-next-line import/no-unassigned-import -- provides IndexedDB as browsers have it
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { apiFailure } from '../failure/failure';
import { diskStore } from './diskStore';
import { closeOutbox, openOutbox } from './openOutbox';
import { readOutboxState } from './outboxState';
import { importKey } from '../disk/seal';

const KEY = new Uint8Array(32).fill(1);
const getOutboxKey = vi.hoisted(() => vi.fn<() => Promise<Uint8Array<ArrayBuffer>>>());
vi.mock('./outbox.endpoints', async (load) => ({ ...(await load<object>()), getOutboxKey }));

afterEach(async () => {
  await closeOutbox();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sales of an earlier login are there as soon as the key that got no response at the login can be fetched', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { onLine: true });
  const disk = diskStore('ada', await importKey(KEY));
  await disk.put({
    key: 'k1',
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
    draft: {},
    facts: [],
    since: 1,
    state: 'refused',
  });
  getOutboxKey.mockRejectedValue(apiFailure({ kind: 'disconnected' }));
  await openOutbox('ada');
  expect(readOutboxState().sales).toEqual([]);

  getOutboxKey.mockResolvedValue(KEY);
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(readOutboxState().sales).toMatchObject([{ key: 'k1', state: 'refused' }]));
});
