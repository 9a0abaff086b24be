import { closeOutbox } from '../outbox/openOutbox';
import { keyWith, ownerKey } from '../outbox/ownerKey';
import { storedKey } from '../outbox/diskStore';
import {
  type TabContent,
  deleteTabContent,
  hasTabContent,
  storeTabContent,
  takeTabContent,
} from './tabStore';
import { claimTab, emptyTab, fillTab, tabContent, tabName } from './tabContent';

const placeOf = (owner: string) => ({ owner, tab: tabName() });

let storedTab: { owner: string; content: Promise<TabContent | undefined> } | undefined;

/**
 * Moves the content of the tab's storage out of it, encrypted with its owner's key, while their session is locked. It stays in place if it cannot be encrypted.
 */
export function storeTab(owner: string): void {
  if (storedTab?.owner !== owner) storedTab = { owner, content: sealTab(owner).catch(() => undefined) };
}

async function sealTab(owner: string): Promise<TabContent | undefined> {
  const content = tabContent();
  // After a reload, the content was already stored before.
  if (content.entries.length === 0 && (await hasTabContent(placeOf(owner)))) return undefined;
  // The server does not send the key while the session is locked, so only a cached one works.
  const key = await storedKey(owner);
  if (!key) return undefined;
  await storeTabContent(key, placeOf(owner), content);
  emptyTab();
  return content;
}

/** Restores the owner's work after the session is unlocked: in place, or by a reload with the stored content. */
export async function restoreTab(owner: string): Promise<void> {
  const content = await storedTab?.content;
  storedTab = undefined;
  if (!content) return reloadStoredTab(owner);
  fillTab(content);
  await deleteTabContent(placeOf(owner)).catch(() => undefined);
}

/** Reloads the page with the work that a user left in this tab, if any is stored. */
export async function reloadStoredTab(owner: string): Promise<void> {
  try {
    if (!(await hasTabContent(placeOf(owner)))) return;
    const key = await ownerKey(owner);
    const content = key && (await takeTabContent(key, placeOf(owner)));
    if (!content) return;
    fillTab(content);
    history.replaceState(null, '', content.hash);
  } catch {
    // The form is empty then, and the stored content stays for the next time.
    return;
  }
  location.reload();
}

/**
 * Clears everything of the current user from the tab, calls `change`, which swaps the sessions, and reloads the page: with the stored work of `next`, whose
 * token is needed to read it.
 */
export async function switchTabUser(
  change: () => unknown,
  next?: { owner: string; token: string },
): Promise<void> {
  await storedTab?.content;
  const content = next && (await contentOf(next).catch(() => undefined));
  await closeOutbox();
  const hash = content?.hash ?? '#/';
  await clearHistory(hash);
  emptyTab();
  change();
  if (next) claimTab(next.owner);
  if (content) fillTab(content);
  location.reload();
}

async function contentOf({ owner, token }: { owner: string; token: string }) {
  const key = await keyWith(token);
  return key && (await takeTabContent(key, placeOf(owner)));
}

/** Milliseconds that the browser may take to go back. */
const AT_MOST_MS = 500;

/**
 * Makes an address the only reachable entry of this tab's browser history, because entries of the previous user name records and hold their data. The router
 * must not follow, so the page must be reloaded afterwards.
 */
async function clearHistory(hash: string): Promise<void> {
  const back = stepsBack(history.state);
  if (back > 0) await go(-back);
  history.replaceState(null, '', hash);
  // A new entry discards those ahead of it.
  history.pushState(null, '', hash);
}

/** Returns the router's count of entries before this one. */
function stepsBack(state: unknown): number {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof place === 'number' ? place : 0;
}

const go = (steps: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, AT_MOST_MS);
    function done(event?: Event) {
      event?.stopImmediatePropagation();
      clearTimeout(timer);
      window.removeEventListener('popstate', done, true);
      resolve();
    }
    window.addEventListener('popstate', done, true);
    history.go(steps);
  });
