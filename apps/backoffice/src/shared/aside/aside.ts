import { closeOutbox } from '../outbox/openOutbox';
import { keyWith, ownerKey } from '../outbox/ownerKey';
import { keptKey } from '../outbox/diskStore';
import { type TabContent, dropAside, isAside, keepAside, takeAside } from './asideStore';
import { emptyTab, fillTab, ownTab, tabContent, tabName } from './tabContent';
import { forgetTheWay } from './wayBack';

const placeOf = (owner: string) => ({ owner, tab: tabName() });

/** The tab content that this page has stored, and its owner. */
let away: { owner: string; content: Promise<TabContent | undefined> } | undefined;

/**
 * Moves the content of the tab's storage out of it, encrypted with its owner's key, while their session is locked. It stays in place if it cannot be encrypted.
 */
export function putAway(owner: string): void {
  if (away?.owner !== owner) away = { owner, content: sealTab(owner).catch(() => undefined) };
}

async function sealTab(owner: string): Promise<TabContent | undefined> {
  const content = tabContent();
  // After a reload, the content was already stored before.
  if (content.entries.length === 0 && (await isAside(placeOf(owner)))) return undefined;
  // The server does not send the key while the session is locked, so only a cached one works.
  const key = await keptKey(owner);
  if (!key) return undefined;
  await keepAside(key, placeOf(owner), content);
  emptyTab();
  return content;
}

/** Restores the owner's work after the session is unlocked: in place, or by a reload with the stored content. */
export async function comeBack(owner: string): Promise<void> {
  const content = await away?.content;
  away = undefined;
  if (!content) return bringBack(owner);
  fillTab(content);
  await dropAside(placeOf(owner)).catch(() => undefined);
}

/** Reloads the page with the work that a user left in this tab, if any is stored. */
export async function bringBack(owner: string): Promise<void> {
  try {
    if (!(await isAside(placeOf(owner)))) return;
    const key = await ownerKey(owner);
    const content = key && (await takeAside(key, placeOf(owner)));
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
