import type { Entry } from './entry';

const MOST = 5;

/** What was opened last, by whom; only until the page is closed, as names and phones are nothing to leave on a shared computer. */
let opened: { by: string; entries: readonly Entry[] } = { by: '', entries: [] };

/** What somebody opened last from the search, the newest first. */
export const recentOf = (by: string): readonly Entry[] => (opened.by === by ? opened.entries : []);

/** Notes that somebody opened it; whoever logs in next begins with none. */
export function noteOpened(by: string, entry: Entry): void {
  const others = recentOf(by).filter(({ id }) => id !== entry.id);
  opened = { by, entries: [entry, ...others].slice(0, MOST) };
}
