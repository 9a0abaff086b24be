/** Places per step: few enough not to delay a keystroke on a slow machine. */
const BATCH = 100;

/**
 * Calls `act` for each index of a list, in small steps while the browser is idle; in browsers without idle callbacks it does nothing. Returns a function that
 * stops it.
 */
export function whileIdle(count: number, act: (place: number) => void): () => void {
  let end = 'requestIdleCallback' in globalThis ? count : 0;
  function scheduleFrom(from: number) {
    if (from >= end) return;
    requestIdleCallback(() => {
      for (let place = from; place < Math.min(from + BATCH, end); place += 1) act(place);
      scheduleFrom(from + BATCH);
    });
  }
  scheduleFrom(0);
  return () => {
    end = 0;
  };
}
