/** The state of the connection to the server, as seen by this tab's calls and by the browser. */
export type ConnectionState = 'online' | 'slow' | 'offline';

/** Milliseconds after which a response counts as slow. The time-out is 10 s. */
export const SLOW_AFTER_MS = 4_000;

/** Delays before the connection is tried again. */
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 15_000] as const;
const LONGEST_DELAY_MS = 15_000;

export interface ConnectionWatch {
  state(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Registers a call that starts. Call the returned function when it ends: with true if any response came, a refusal included. */
  begin(): (isAnswered: boolean) => void;
  /** Reports the browser's network event: the interface went down or came up. */
  networkChanged(isUp: boolean): void;
  /** Calls the listener each time the connection returns after it was lost. */
  whenBack(listener: () => void): () => void;
}

/**
 * Tracks every call of the client. One call without a response proves nothing about the network, so the server is then probed: only a probe without a response
 * means offline. While the connection is slow or lost, the probe is repeated with growing delays. `probe` makes a cheap call through the same client and
 * rejects if there is no response.
 */
export function connectionWatch(probe: () => Promise<unknown>, slowAfterMs = SLOW_AFTER_MS): ConnectionWatch {
  let state: ConnectionState = 'online';
  let late = 0;
  let isProbing = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  function become(next: ConnectionState) {
    if (next === 'online') stopRetrying();
    else scheduleRetry();
    if (next === state) return;
    const wasGone = state === 'offline';
    state = next;
    for (const listener of listeners) listener();
    if (wasGone && next !== 'offline') for (const listener of waiting) listener();
  }

  function stopRetrying() {
    clearTimeout(retry);
    retry = undefined;
    tries = 0;
  }

  function scheduleRetry() {
    if (retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void tryConnection();
    }, RETRY_DELAYS_MS[tries] ?? LONGEST_DELAY_MS);
    tries += 1;
  }

  async function tryConnection() {
    if (isProbing) return;
    isProbing = true;
    try {
      await probe();
    } catch {
      become('offline');
    } finally {
      isProbing = false;
    }
    if (state !== 'online') scheduleRetry();
  }

  return {
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    whenBack: (listener) => join(waiting, listener),
    begin() {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        late += 1;
        if (state === 'online') become('slow');
      }, slowAfterMs);
      return (isAnswered) => {
        clearTimeout(timer);
        if (isLate) late -= 1;
        if (!isAnswered) void tryConnection();
        else if (isLate || late > 0) become('slow');
        else become('online');
      };
    },
    networkChanged(isUp) {
      if (isUp) void tryConnection();
      else become('offline');
    },
  };
}

function join(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
