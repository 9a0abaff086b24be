import { createCapabilities, type Capabilities } from '../access/capabilities';
import { endSession, readSession } from '../access/session';
import { CALLS } from '../contract';
import { createApi, type Api } from './createApi';

interface Connection extends Api {
  capabilities: Capabilities;
  baseURL: string;
}

function connect(baseURL: string, timeoutMs?: number): Connection {
  const api = createApi({
    baseURL,
    timeoutMs,
    session: {
      token: () => readSession()?.token,
      onUnauthorised(token) {
        // Somebody may have logged in while the refused call was under way.
        if (readSession()?.token === token) endSession();
      },
    },
    capabilities: () => capabilities.load(),
  });
  const capabilities = createCapabilities(() => api.request(CALLS.capabilities, { token: null }));
  return { ...api, capabilities, baseURL };
}

let connection = connect('');

/** Where the calls of this package go. Once, before the first render; unconfigured they go to the page's own origin. */
export function configureApi({ baseURL, timeoutMs }: { baseURL: string; timeoutMs?: number }): void {
  connection = connect(baseURL, timeoutMs);
}

export const capabilities = (): Capabilities => connection.capabilities;

/** Where the calls go; empty for the page's own origin. */
export const serverAddress = (): string => connection.baseURL;

/** Makes one call of the contract over the configured connection. What it throws is always an ApiFailure. */
export const request: Api['request'] = (call, ...options) => connection.request(call, ...options);
