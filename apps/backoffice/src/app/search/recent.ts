import type { Entry } from './entry';

const MOST = 5;

/** The entries that a user opened last. Kept in memory only: names and phones must not be left on a shared computer. */
let opened: { by: string; entries: readonly Entry[] } = { by: '', entries: [] };

/** Returns the entries that a user opened last from the search, newest first. */
export const recentOf = (by: string): readonly Entry[] => (opened.by === by ? opened.entries : []);

/** Remembers an opened entry; another user starts with none. */
export function noteOpened(by: string, entry: Entry): void {
  const others = recentOf(by).filter(({ id }) => id !== entry.id);
  opened = { by, entries: [entry, ...others].slice(0, MOST) };
}
