// oxlint-disable-next-line import/no-unassigned-import -- provides IndexedDB as browsers have it
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { COPIES_DATABASE } from '../session/forgetCopies';
import { endSession, saveSession } from '../session/session';
import { copiesOnDisk } from './copiesOnDisk';
import { readCopy, writeCopy } from './copyStore';

const URL_OF = (place: number) => `/api/get_all_tickets?limit=${place}`;
const copy = (at = 1) => ({ text: '{"data":[{"traveler_name":"Adaeze Nwankwo"}]}', at, as: 'Bearer adas' });
const still = () => true;

/** It runs in the background, slowly on a busy machine. */
const inTime = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

/** Everything on the disk, as somebody without the key reads it. */
async function onDisk(): Promise<string> {
  const db = await openDB(COPIES_DATABASE);
  const found: string[] = [];
  for (const store of db.objectStoreNames) {
    const kept: unknown[] = await db.getAll(store);
    for (const one of kept) {
      if (typeof one !== 'object' || one === null) continue;
      const box = 'box' in one && one.box instanceof ArrayBuffer ? new TextDecoder().decode(one.box) : '';
      found.push(JSON.stringify(one), box);
    }
  }
  db.close();
  return found.join('\n');
}

afterEach(async () => {
  const db = await openDB(COPIES_DATABASE);
  for (const store of db.objectStoreNames) await db.clear(store);
  db.close();
});

it('what was read can be read again by its owner, and by nobody from the disk', async () => {
  await writeCopy('ada', URL_OF(1), copy(), still);
  expect(await readCopy('ada', URL_OF(1))).toEqual(copy());
  expect(await onDisk()).toContain('get_all_tickets');
  expect(await onDisk()).not.toContain('Adaeze');
});

it('nobody reads what another has read, and of it nothing stays once the next one works here', async () => {
  await writeCopy('ada', URL_OF(1), copy(), still);
  expect(await readCopy('bola', URL_OF(1))).toBeUndefined();
  await writeCopy('bola', URL_OF(2), copy(), still);
  expect(await readCopy('ada', URL_OF(1))).toBeUndefined();
  expect(await onDisk()).not.toContain('ada');
});

it('nothing is written once the session is over', async () => {
  await writeCopy('ada', URL_OF(1), copy(), () => false);
  expect(await onDisk()).toBe('');
});

it('the sixty newest are kept', async () => {
  for (let place = 1; place <= 62; place += 1) await writeCopy('ada', URL_OF(place), copy(place), still);
  expect(await readCopy('ada', URL_OF(2))).toBeUndefined();
  expect(await readCopy('ada', URL_OF(3))).toEqual(copy(3));
});

it('only what is read by whoever is logged in is kept and given out, and all of it is gone when the session ends', async () => {
  const ADA = { token: 'adas', role: 'admin', terminalName: 'Awka', personId: 'ada' } as const;
  saveSession(ADA);
  copiesOnDisk.write(URL_OF(1), { ...copy(), as: 'Bearer anothers' });
  copiesOnDisk.write('/api/get_all_tickets?q=Adaeze&limit=100', copy());
  copiesOnDisk.write(URL_OF(2), copy());
  await inTime(async () => expect(await copiesOnDisk.read(URL_OF(2), 'Bearer adas')).toMatchObject(copy()));
  expect(await copiesOnDisk.read(URL_OF(2), 'Bearer anothers')).toBeUndefined();
  expect(await copiesOnDisk.read(URL_OF(1), 'Bearer adas')).toBeUndefined();
  expect(await onDisk()).not.toContain('q=Adaeze');
  endSession();
  await inTime(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(COPIES_DATABASE),
  );
  copiesOnDisk.write(URL_OF(2), copy());
  saveSession({ ...ADA, token: 'bolas', personId: 'bola' });
  expect(await copiesOnDisk.read(URL_OF(2), 'Bearer bolas')).toBeUndefined();
  endSession();
});
