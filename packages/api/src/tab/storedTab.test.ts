// oxlint-disable-next-line import/no-unassigned-import -- provides IndexedDB as browsers have it
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importKey } from '../disk/seal';
import { deleteTabContent, hasTabContent, storeTabContent, takeTabContent } from './tabStore';
import { claimTab, emptyTab, fillTab, tabContent, tabName } from './tabContent';

const keyOf = (byte: number) => importKey(new Uint8Array(32).fill(byte));
const HERE = { owner: 'ada', tab: 'one' };
const CONTENT = { entries: [['ticketDraft', '{"name":"Zikora"}']] as const, hash: '#/admin/tickets/edit' };

/** The tab's storage: its entries are own properties, as in a browser. */
let tab: Record<string, string> = {};

beforeEach(() => {
  tab = {};
  const does = {
    getItem: (key: string) => tab[key] ?? null,
    setItem: (key: string, text: string) => void (tab[key] = text),
    removeItem: (key: string) => void delete tab[key],
  };
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(does, {
      ownKeys: () => Reflect.ownKeys(tab),
      getOwnPropertyDescriptor: (_does, key) => Reflect.getOwnPropertyDescriptor(tab, key),
    }),
  );
  vi.stubGlobal('location', { hash: '#/admin/tickets/edit' });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteTabContent(HERE);
});

it('what somebody was at is theirs once, and nobody can read it with another key', async () => {
  await storeTabContent(await keyOf(1), HERE, CONTENT);
  expect(await hasTabContent(HERE)).toBe(true);
  expect(await hasTabContent({ owner: 'uche', tab: 'one' })).toBe(false);
  expect(await takeTabContent(await keyOf(1), { owner: 'uche', tab: 'one' })).toBeUndefined();
  expect(await takeTabContent(await keyOf(1), HERE)).toEqual(CONTENT);
  expect(await takeTabContent(await keyOf(1), HERE)).toBeUndefined();
  await storeTabContent(await keyOf(1), HERE, CONTENT);
  expect(await takeTabContent(await keyOf(2), HERE)).toBeUndefined();
});

it('what they were at in a tab that is closed comes back in another one', async () => {
  await storeTabContent(await keyOf(1), HERE, CONTENT);
  expect(await takeTabContent(await keyOf(1), { owner: 'ada', tab: 'two' })).toEqual(CONTENT);
});

it('a tab is emptied but for its name, and filled again', () => {
  const name = tabName();
  sessionStorage.setItem('ticketDraft', '{"name":"Zikora"}');
  const content = tabContent();
  emptyTab();
  expect(JSON.stringify(tab)).not.toContain('Zikora');
  expect(tabName()).toBe(name);
  fillTab(content);
  expect(sessionStorage.getItem('ticketDraft')).toBe('{"name":"Zikora"}');
});

it('a tab holds nothing of whoever had it before', () => {
  claimTab('ada');
  sessionStorage.setItem('ticketDraft', '{"name":"Zikora"}');
  claimTab('ada');
  expect(sessionStorage.getItem('ticketDraft')).not.toBeNull();
  claimTab('uche');
  expect(sessionStorage.getItem('ticketDraft')).toBeNull();
});
