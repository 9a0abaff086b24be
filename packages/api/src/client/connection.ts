import { createCapabilities, type Capabilities } from '../access/capabilities';
import { endSession, readSession, setLocked, updateSession } from '../access/session';
import { CAPABILITIES_CALL } from '@motorpark/contract';
import { isApiFailure } from '../failure/failure';
import { connectionWatch, type ConnectionWatch } from './connectionWatch';
import type { Api } from './createApi';
import { lazyApi } from './lazyApi';

interface ConnectionSettings {
  /** The server's origin; empty for the origin that serves the app. */
  baseURL: string;
  timeoutMs?: number;
  /** Milliseconds without a response after which the connection counts as slow. */
  slowAfterMs?: number;
}

interface Connection extends Api {
  capabilities: Capabilities;
  baseURL: string;
  watch: ConnectionWatch;
}

function connect({ baseURL, timeoutMs, slowAfterMs }: ConnectionSettings): Connection {
  const watch = connectionWatch(
    () => api.request(CAPABILITIES_CALL, { token: null, isFresh: true }).catch(rethrowUnanswered),
    slowAfterMs,
  );
  const api = lazyApi({
    baseURL,
    timeoutMs,
    session: {
      token: () => readSession()?.token,
      onUnauthorised(token) {
        // Somebody else may have logged in while the refused call was running.
        if (readSession()?.token === token) endSession();
      },
      onLocked: (token) => setLocked(token, true),
      onMe: updateSession,
    },
    capabilities: () => capabilities.load(),
    watch,
  });
  const capabilities = createCapabilities(() => api.request(CAPABILITIES_CALL, { token: null }));
  return { ...api, capabilities, baseURL, watch };
}

/** A refusal shows that the server can be reached; a core server always refuses this call. */
function rethrowUnanswered(failure: unknown) {
  if (isApiFailure(failure) && failure.kind === 'disconnected') throw failure;
}

let connection = connect({ baseURL: '' });

/** Configures where the calls are sent. Call it once, before the first render; by default they go to the page's own origin. */
export function configureApi(settings: ConnectionSettings): void {
  connection = connect(settings);
}

export const capabilities = (): Capabilities => connection.capabilities;

/** Returns the server's origin; empty for the page's own. */
export const serverAddress = (): string => connection.baseURL;

/** Returns the watch of the connection to the server. */
export const watch = (): ConnectionWatch => connection.watch;

/** Makes one call of the contract over the configured connection. Always throws an ApiFailure. */
export const request: Api['request'] = (call, ...options) => connection.request(call, ...options);
