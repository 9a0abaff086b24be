/** Milliseconds that the browser may take to go back. */
const AT_MOST_MS = 500;

/**
 * Makes an address the only reachable entry of this tab's browser history, because entries of the previous user name records and hold their data. The router
 * must not follow, so the page must be reloaded afterwards.
 */
export async function clearHistory(hash: string): Promise<void> {
  const back = stepsBack(history.state);
  if (back > 0) await go(-back);
  history.replaceState(null, '', hash);
  // A new entry discards those ahead of it.
  history.pushState(null, '', hash);
}

/** Returns the router's count of entries before this one. */
function stepsBack(state: unknown): number {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof place === 'number' ? place : 0;
}

const go = (steps: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, AT_MOST_MS);
    function done(event?: Event) {
      event?.stopImmediatePropagation();
      clearTimeout(timer);
      window.removeEventListener('popstate', done, true);
      resolve();
    }
    window.addEventListener('popstate', done, true);
    history.go(steps);
  });
