/** How long the browser may take to go back. */
const AT_MOST_MS = 500;

/**
 * Makes an address the only one that the browser's back and forward lead to in this tab: those of whoever was in before name records, and
 * hold some. The router must not follow, so the page has to be loaded anew after it.
 */
export async function forgetTheWay(hash: string): Promise<void> {
  const back = stepsBack(history.state);
  if (back > 0) await go(-back);
  history.replaceState(null, '', hash);
  // What lay ahead goes with a new entry.
  history.pushState(null, '', hash);
}

/** The router counts its entries. */
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
