/** So many do not delay a key, also where a machine is slow. */
const AT_ONCE = 100;

/**
 * Does something for each place of a list, some at a time, while the browser has nothing else to do; where it does not tell, nothing is
 * done. Answers what ends it.
 */
export function whileIdle(count: number, act: (place: number) => void): () => void {
  let end = 'requestIdleCallback' in globalThis ? count : 0;
  function goOn(from: number) {
    if (from >= end) return;
    requestIdleCallback(() => {
      for (let place = from; place < Math.min(from + AT_ONCE, end); place += 1) act(place);
      goOn(from + AT_ONCE);
    });
  }
  goOn(0);
  return () => {
    end = 0;
  };
}
