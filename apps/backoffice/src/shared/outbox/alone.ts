/** What this tab is at: for browsers without locks, and for a lock's own tab. */
const underWay = new Set<string>();

/**
 * Does the work unless somebody is at it already, in this tab or another; undefined then. Without the browser's locks other tabs are not
 * seen, which costs a call and no more: the server does what carries the same key once.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (underWay.has(name)) return undefined;
  underWay.add(name);
  try {
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    if (!locks) return await work();
    return await locks.request(`motorpark-outbox ${name}`, { ifAvailable: true }, async (lock) =>
      lock ? await work() : undefined,
    );
  } finally {
    underWay.delete(name);
  }
}
