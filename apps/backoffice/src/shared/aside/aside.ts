import { closeOutbox } from '../outbox/openOutbox';
import { keyWith, ownerKey } from '../outbox/ownerKey';
import { keptKey } from '../outbox/diskStore';
import { type TabContent, dropAside, isAside, keepAside, takeAside } from './asideStore';
import { emptyTab, fillTab, ownTab, tabContent, tabName } from './tabContent';
import { forgetTheWay } from './wayBack';

const placeOf = (owner: string) => ({ owner, tab: tabName() });

/** What this page has put away, and whose it is. */
let away: { owner: string; content: Promise<TabContent | undefined> } | undefined;

/**
 * Puts away what the tab's storage holds while its owner's session is locked: encrypted with their key, and out of the storage. It stays
 * where nothing can be encrypted.
 */
export function putAway(owner: string): void {
  if (away?.owner !== owner) away = { owner, content: sealTab(owner).catch(() => undefined) };
}

async function sealTab(owner: string): Promise<TabContent | undefined> {
  const content = tabContent();
  // Of a page that was loaded anew meanwhile the rest is put away already.
  if (content.entries.length === 0 && (await isAside(placeOf(owner)))) return undefined;
  // The server answers no key while the session is locked.
  const key = await keptKey(owner);
  if (!key) return undefined;
  await keepAside(key, placeOf(owner), content);
  emptyTab();
  return content;
}

/** Its owner is back: the page goes on as it was, or is loaded anew with what they were at. */
export async function comeBack(owner: string): Promise<void> {
  const content = await away?.content;
  away = undefined;
  if (!content) return bringBack(owner);
  fillTab(content);
  await dropAside(placeOf(owner)).catch(() => undefined);
}

/** Loads the page anew with what somebody who is in was at in this tab, if it was put away. */
export async function bringBack(owner: string): Promise<void> {
  try {
    if (!(await isAside(placeOf(owner)))) return;
    const key = await ownerKey(owner);
    const content = key && (await takeAside(key, placeOf(owner)));
    if (!content) return;
    fillTab(content);
    history.replaceState(null, '', content.hash);
  } catch {
    // Then the form is empty, and what was put away stays for the next time.
    return;
  }
  location.reload();
}

/**
 * Leaves nothing of whoever is in for whoever comes, and loads the page anew: with what those were at, where a token of theirs is given.
 * `change` swaps the sessions.
 */
export async function makeRoom(
  change: () => unknown,
  next?: { owner: string; token: string },
): Promise<void> {
  await away?.content;
  const content = next && (await contentOf(next).catch(() => undefined));
  await closeOutbox();
  const hash = content?.hash ?? '#/';
  await forgetTheWay(hash);
  emptyTab();
  change();
  if (next) ownTab(next.owner);
  if (content) fillTab(content);
  location.reload();
}

async function contentOf({ owner, token }: { owner: string; token: string }) {
  const key = await keyWith(token);
  return key && (await takeAside(key, placeOf(owner)));
}
