type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

/**
 * Lets a screen hold the browser's back and forward. The router follows `popstate` and listeners of the window are called in the
 * order in which they came, so this is called once, before the router exists.
 */
export function listenBeforeTheRouter(): void {
  window.addEventListener('popstate', (event) => hold?.(event));
}

/** Has this called for every `popstate`, ahead of the router, until the answer is called. One at a time. */
export function holdNavigation(onPopState: Hold): () => void {
  hold = onPopState;
  return () => {
    if (hold === onPopState) hold = undefined;
  };
}
