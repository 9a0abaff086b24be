import type { TabContent } from './tabStore';

/** The storage key of this tab's name, which lasts until the tab is closed. */
const TAB = 'tab';
/** The storage key of the user whose work is in the tab. */
const OWNER = 'tabOwner';
const OURS: ReadonlySet<string> = new Set([TAB, OWNER]);

/** Returns this tab's name; empty if the browser stores nothing, so that all its tabs share one. */
export function tabName(): string {
  try {
    const known = sessionStorage.getItem(TAB);
    if (known !== null) return known;
    const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('');
    sessionStorage.setItem(TAB, name);
    return name;
  } catch {
    return '';
  }
}

export function tabContent(): TabContent {
  return { entries: entriesOf(), hash: location.hash };
}

function entriesOf(): [string, string][] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => !OURS.has(key))
      .map((key) => [key, sessionStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

export function emptyTab(): void {
  for (const [key] of entriesOf()) sessionStorage.removeItem(key);
}

export function fillTab({ entries }: TabContent): void {
  try {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  } catch {
    // The browser stores nothing, so nothing was taken out either.
  }
}

/** Records the tab's user; the work that another user left in it is cleared. */
export function claimTab(person: string): void {
  try {
    const before = sessionStorage.getItem(OWNER);
    if (before !== null && before !== person) emptyTab();
    sessionStorage.setItem(OWNER, person);
  } catch {
    // The storage is empty.
  }
}
