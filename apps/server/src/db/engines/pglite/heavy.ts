/** A statement that takes at least this long is heavy. */
const HEAVY_FROM_MS = 500;
/** Maximum number of heavy statements that are remembered. */
const MAX_REMEMBERED = 200;

/** Remembers which statements were slow in their last run, by their text, which does not contain their values. */
export function trackHeavyStatements() {
  const heavy = new Set<string>();
  return {
    isHeavy: (text: string): boolean => heavy.has(text),
    async timed<T>(text: string, work: () => Promise<T>): Promise<T> {
      const from = performance.now();
      try {
        return await work();
      } finally {
        heavy.delete(text);
        if (performance.now() - from >= HEAVY_FROM_MS) heavy.add(text);
        const [oldest] = heavy;
        if (heavy.size > MAX_REMEMBERED && oldest !== undefined) heavy.delete(oldest);
      }
    },
  };
}
