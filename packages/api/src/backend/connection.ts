import { type BackendChoice, chooseBackend } from './chooseBackend';
import { endSession, readSession, setLocked, updateSession } from '../session/session';
import { CAPABILITIES_CALL, type Call } from '@motorpark/contract';
import { isApiFailure } from '../failure/failure';
import { connectionWatch, type ConnectionWatch } from '../http/connectionWatch';
import type { RequestOptions, SendOptions } from '../http/createApi';
import { lazyApi } from '../http/lazyApi';

interface ConnectionSettings {
  /** The server's origin; empty for the origin that serves the app. */
  baseURL: string;
  timeoutMs?: number;
  /** Milliseconds without a response after which the connection counts as slow. */
  slowAfterMs?: number;
}

interface Connection {
  backend: BackendChoice;
  /** Asks the server for its capabilities, whatever is known of it. */
  ask: (options?: SendOptions) => Promise<unknown>;
  /** Makes the calls that the opened address made the last time. */
  sendFirstCalls: () => Promise<void>;
  baseURL: string;
  watch: ConnectionWatch;
}

function connect({ baseURL, timeoutMs, slowAfterMs }: ConnectionSettings): Connection {
  const watch = connectionWatch(() => ask({ isFresh: true }).catch(rethrowUnanswered), slowAfterMs);
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
    watch,
  });
  const ask = (options?: SendOptions) => api.send(CAPABILITIES_CALL, { ...options, token: null });
  const backend = chooseBackend(ask, api);
  return { backend, ask, sendFirstCalls: api.sendFirstCalls, baseURL, watch };
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

/** Makes the calls that the opened address made the last time, before a screen asks for them (docs/app.md). Resolves once they are sent; rejects if the client cannot be loaded. */
export const sendFirstCalls = async (): Promise<void> => await connection.sendFirstCalls();

export const backend = (): BackendChoice => connection.backend;

/** Asks the server for its capabilities. Always throws an ApiFailure. */
export const askServer = (options?: SendOptions): Promise<unknown> => connection.ask(options);

/** Returns the server's origin; empty for the page's own. */
export const serverAddress = (): string => connection.baseURL;

export const watch = (): ConnectionWatch => connection.watch;

/** Makes one call of the contract over the configured connection and reads its answer. Always throws an ApiFailure. */
export const request = async <Payload, Answer, Value>(
  call: Call<Payload, Answer, Value>,
  ...[options]: RequestOptions<Payload>
): Promise<Value> => (await connection.backend.load()).send(call, options ?? {});
