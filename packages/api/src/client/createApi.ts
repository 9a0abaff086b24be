import { ME_HEADER, REQUEST_ID_HEADER, type Call, type Nothing } from '@motorpark/contract';
import type { Session } from '@motorpark/domain';
import type { Extensions } from '../access/capabilities';
import { readMe } from '../access/readMe';
import { apiFailure, toApiFailure, type ApiFailure } from '../failure/failure';
import { failureOfAnswer } from '../failure/failureOfAnswer';
import type { ConnectionWatch } from './connectionWatch';
import { forgetEarly } from './early';
import { note } from './note';
import { queryOf } from './payload';
import { beginCall } from './quiet';
import { readingWire } from './readingWire';
import type { Wire } from './wire';

/** An answer that takes longer counts as none (docs/app.md). */
const TIMEOUT_MS = 10_000;

export interface ApiSettings {
  /** Where the server is; empty for the origin that serves the app. */
  baseURL: string;
  timeoutMs?: number | undefined;
  session: {
    token(): string | undefined;
    /** The server refused this token on a call that needs one. */
    onUnauthorised(token: string | undefined): void;
    /** The session of this token is locked: the passcode opens it again. */
    onLocked?(token: string | undefined): void;
    /** Who the server says holds this token now; undefined where that makes no sense. */
    onMe?(token: string | undefined, me: Omit<Session, 'token'> | undefined): void;
  };
  /** What the server can; asked before a payload leaves, because only then is it known whether the URL may carry it. */
  capabilities: () => Promise<Extensions>;
  /** Follows every call, for the state of the connection. */
  watch?: Pick<ConnectionWatch, 'begin'>;
}

interface CallOptions {
  /** For the `{id}` in the path. */
  id?: string;
  /** The same for every try of the same sale, so that a try whose answer got lost does no harm. See `newRetryKey`. */
  retryKey?: string | undefined;
  /** The drawer that a sale was made in which is sent again. */
  madeInShift?: string | undefined;
  /** The version that was seen, for a change of a record; sent to servers that count versions. */
  version?: number | undefined;
  /** Another way to send it, which may take its time: the connection is not judged by it. */
  wire?: Wire;
  /** Instead of the stored token; null sends none. */
  token?: string | null;
  /** It is about this moment, or not to be kept: no earlier answer stands in. */
  isFresh?: boolean;
}

/** A call with a payload must be given one, a call without can't be. */
export type RequestOptions<Payload> = Payload extends Nothing
  ? [options?: CallOptions]
  : [options: CallOptions & { payload: Payload }];

export interface Api {
  /** Makes one call. What it throws is always an ApiFailure. */
  request<Payload, Answer>(call: Call<Payload, Answer>, ...options: RequestOptions<Payload>): Promise<Answer>;
}

/** The client: time-out, token, payload form and failures, the same for every call of the contract. */
export function createApi({
  baseURL,
  timeoutMs = TIMEOUT_MS,
  session,
  capabilities,
  watch,
}: ApiSettings): Api {
  const address = baseURL.replace(/\/+$/, '');

  async function send<Payload, Answer>(
    call: Call<Payload, Answer>,
    options: CallOptions & { payload?: object },
  ) {
    const { payload: form, id, retryKey, version } = options;
    const token = options.token === undefined ? session.token() : (options.token ?? undefined);
    const can: Extensions | undefined =
      call.method === 'GET' || (!form && version === undefined) ? undefined : await capabilities();
    const payload = version !== undefined && can?.has('records.version') ? { ...form, version } : form;
    const inBody = can?.has('requests.body') ?? false;
    const repeatable = call.repeatable === true && (can?.has('requests.idempotent') ?? false);
    const end = options.wire ? undefined : watch?.begin();
    try {
      const wire = options.wire ?? (call.method === 'GET' ? readingWire : await fetchChangingWire());
      const query = inBody || !payload ? '' : queryOf(payload).toString();
      const {
        status,
        body,
        header,
        isCopy = false,
      } = await wire({
        method: call.method,
        url: `${address}${pathOf(call.path, id)}${query && `?${query}`}`,
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(repeatable && retryKey !== undefined && { 'Idempotency-Key': retryKey }),
          ...(options.madeInShift && can?.has('shifts.outages') && { 'Made-In-Shift': options.madeInShift }),
        },
        body: inBody && payload ? JSON.stringify(payload) : null,
        timeoutMs,
        mayBeCopy: !options.isFresh && !call.path.includes('{id}'),
      });
      if (status < 200 || status >= 300) {
        const failure = failureOf(status, body, call.isPublic === true);
        failure.requestId = header(REQUEST_ID_HEADER);
        throw failure;
      }
      end?.(!isCopy);
      const me = header(ME_HEADER);
      if (me !== undefined) session.onMe?.(token, readMe(me));
      // A page where JSON belongs: some other server answered, so whatever was asked has not been done.
      if (typeof body === 'string' && body.trimStart().startsWith('<')) throw apiFailure({ kind: 'unknown' });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever reads an answer takes nothing for granted
      return body as Answer;
    } catch (error) {
      const failure = toApiFailure(error);
      end?.(failure.kind !== 'disconnected');
      if (failure.kind === 'unauthorised') {
        note(`Session refused by ${call.method} ${call.path}`);
        if (failure.isLocked) session.onLocked?.(token);
        else session.onUnauthorised(token);
      }
      throw failure;
    }
  }

  return {
    async request(call, ...[options]) {
      const endCall = beginCall();
      try {
        return await send(call, options ?? {});
      } catch (error) {
        throw toApiFailure(error);
      } finally {
        endCall();
      }
    },
  };
}

function pathOf(path: string, id: string | undefined): string {
  if (!path.includes('{id}')) return path;
  if (!id) throw new TypeError(`${path} needs an id`);
  return path.replace('{id}', encodeURIComponent(id));
}

/** On a public call 401 speaks of the credentials just typed, not of the session: a refusal, whose message is shown. */
function failureOf(status: number, body: unknown, isPublic: boolean): ApiFailure {
  const failure = failureOfAnswer(status, body);
  if (failure.kind !== 'unauthorised' || !isPublic) return failure;
  return apiFailure({ kind: 'refused', status: failure.status, serverMessage: failure.serverMessage });
}

/** Nothing changes while somebody only looks, so its code comes later. Where it does not come, there is no connection. */
async function fetchChangingWire(): Promise<Wire> {
  forgetEarly();
  try {
    return (await import('./changingWire')).changingWire;
  } catch {
    throw apiFailure({ kind: 'disconnected' });
  }
}
