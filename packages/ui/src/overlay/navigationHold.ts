type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

/**
 * Lets a screen intercept the browser's back and forward. The router listens to `popstate` too, and listeners run in the order of their registration, so call
 * this once, before the router is created.
 */
export function listenBeforeTheRouter(): void {
  window.addEventListener('popstate', (event) => hold?.(event));
}

/** Calls the handler for every `popstate`, ahead of the router, until the returned function is called. Only one handler at a time. */
export function holdNavigation(onPopState: Hold): () => void {
  hold = onPopState;
  return () => {
    if (hold === onPopState) hold = undefined;
  };
}
