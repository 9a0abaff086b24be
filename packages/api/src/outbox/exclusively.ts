/** The names of the work running in this tab: browsers without locks need it, and a lock does not exclude its own tab. */
const underWay = new Set<string>();

/**
 * Runs the work unless the same is already running, in this tab or another; then it returns undefined. Browsers without locks cannot see other tabs, which
 * costs only an extra call: the server carries out calls with the same retry key once.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
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
