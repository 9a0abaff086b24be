import type { TabContent } from './asideStore';

/** What tells this tab from others, as long as it is open. */
const TAB = 'tab';
/** Whose storage it is. */
const OWNER = 'tabOwner';
const OURS: ReadonlySet<string> = new Set([TAB, OWNER]);

/** This tab's name; a browser that keeps nothing has one tab for all that it tells. */
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

/** What the tab's storage holds now. */
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

/** Leaves nothing of anybody in the tab's storage. */
export function emptyTab(): void {
  for (const [key] of entriesOf()) sessionStorage.removeItem(key);
}

/** Puts it back. */
export function fillTab({ entries }: TabContent): void {
  try {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  } catch {
    // The browser keeps nothing: then nothing was taken out either.
  }
}

/** Notes whose tab it is; what somebody else has left in it goes. */
export function ownTab(person: string): void {
  try {
    const before = sessionStorage.getItem(OWNER);
    if (before !== null && before !== person) emptyTab();
    sessionStorage.setItem(OWNER, person);
  } catch {
    // There is nothing in it.
  }
}
