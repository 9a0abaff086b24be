import { ME_HEADER, REQUEST_ID_HEADER, type Call, type Nothing, splitSearchText } from '@motorpark/contract';
import type { Session } from '@motorpark/domain';
import axios, { type AxiosRequestConfig } from 'axios';
import { readMe } from './readMe';
import { apiFailure, toApiFailure, type ApiFailure } from '../failure/failure';
import { failureOfAnswer } from './failureOfAnswer';
import type { ConnectionWatch } from './connectionWatch';
import { findCopy, storeCopy } from './storedCopies';
import { discardEarlyResponses, sendEarly, takeEarlyResponse } from './early';
import { note } from '../session/note';
import { beginCall } from './networkIdle';
import { compareClocks } from './serverClock';

/** A response that takes longer counts as none (docs/app.md). */
const TIMEOUT_MS = 10_000;

export interface ApiSettings {
  /** The server's origin; empty for the origin that serves the app. */
  baseURL: string;
  timeoutMs?: number | undefined;
  session: {
    token(): string | undefined;
    /** The server refused this token on a call that needs one. */
    onUnauthorised(token: string | undefined): void;
    /** The session of this token is locked: its passcode unlocks it. */
    onLocked?(token: string | undefined): void;
    /** Called with the token's owner as the server's response names them; undefined if that cannot be read. */
    onMe?(token: string | undefined, me: Omit<Session, 'token'> | undefined): void;
  };
  /** Tracks every call, for the state of the connection. */
  watch?: Pick<ConnectionWatch, 'begin'>;
}

interface CallOptions {
  /** Replaces `{id}` in the path. */
  id?: string;
  /** The same for every try of one create, so that a retry after a lost response does no harm. See `newRetryKey`. */
  retryKey?: string | undefined;
  /** The shift in which a sale was made that is now sent later. */
  madeInShift?: string | undefined;
  /** The version of the record that the user saw, for a change; sent to servers that count versions. */
  version?: number | undefined;
  /** Settings of axios, for example for a call that carries a file. It may be slow, so the connection is not judged by it. */
  settings?: AxiosRequestConfig;
  /** Whether the call is repeated while a screen is in view: as long as nothing has changed, the server responds without a body. */
  isPolled?: boolean;
  /** Replaces the stored token; null sends none. */
  token?: string | null;
  /** Whether the response must come from the server rather than from a stored copy. */
  isFresh?: boolean;
}

/** Options of a call; `payload` is required exactly if the call has one. */
export type RequestOptions<Payload> = Payload extends Nothing
  ? [options?: CallOptions]
  : [options: CallOptions & { payload: Payload }];

export type SendOptions = CallOptions & {
  payload?: object;
  /** Whether a payload is put in the URL, as a core server takes it: never to another. */
  isInQuery?: boolean;
};

export interface Api {
  /** Makes one call. Always throws an ApiFailure. */
  send: <Payload, Answer>(call: Call<Payload, Answer, unknown>, options: SendOptions) => Promise<Answer>;
}

export interface Client extends Api {
  /** Makes the calls that the opened address made the last time (docs/app.md); the same calls then take their responses. Resolves once they are sent. */
  sendFirstCalls: () => Promise<void>;
}

/** Creates the client: time-out, token, payload encoding and failures, the same for every call of the contract. */
export function createApi({ baseURL, timeoutMs = TIMEOUT_MS, session, watch }: ApiSettings): Client {
  const address = baseURL.replace(/\/+$/, '');
  const http = axios.create({
    timeout: timeoutMs,
    headers: { 'Content-Type': 'application/json' },
    responseType: 'text',
    // Every status is a response; its meaning is decided here.
    validateStatus: null,
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
  });
  /** The last responses of polled calls. */
  const polled = new Map<string, { tag: string; body: unknown }>();

  async function exchange(sent: AxiosRequestConfig, mayBe: { early: boolean; copy: boolean }) {
    const { url = '', headers } = sent;
    const as = textOf(headers?.['Authorization']);
    try {
      const early = mayBe.early ? takeEarlyResponse({ url, as }) : undefined;
      const answer = (await early?.catch(() => undefined)) ?? (await http.request<unknown>(sent));
      const { status, data } = answer;
      if (mayBe.copy && isOk(status) && typeof data === 'string') storeCopy(url, as, data);
      const header = (name: string) => textOf(answer.headers[name]);
      return { status, body: bodyOf(data), header, isCopy: false };
    } catch (error) {
      const copy = mayBe.copy ? await findCopy(url, as) : undefined;
      if (copy !== undefined)
        return { status: 200, body: bodyOf(copy), header: () => undefined, isCopy: true };
      const wasSent = axios.isAxiosError(error) && error.request !== undefined;
      const isRepeatable = headers?.['Idempotency-Key'] !== undefined;
      throw apiFailure(wasSent ? { kind: 'disconnected', isRepeatable } : { kind: 'unknown' });
    }
  }

  async function makeCall<Payload, Answer>(
    call: Call<Payload, Answer, unknown>,
    { payload: form, id, retryKey, version, settings, isInQuery = false, ...options }: SendOptions,
  ) {
    const { method, path, isPublic = false } = call;
    const isRead = method === 'GET';
    const token = options.token === undefined ? session.token() : (options.token ?? undefined);
    const isWrite = !isRead && (form !== undefined || version !== undefined);
    const inBody = isWrite && !isInQuery;
    const payload = version !== undefined && inBody ? { ...form, version } : form;
    const query = inBody || !payload ? '' : queryOf(payload).toString();
    const whole = `${address}${pathOf(path, id)}${query && `?${query}`}`;
    const { address: url, headers: searched } = isRead
      ? splitSearchText(whole)
      : { address: whole, headers: {} };
    const data = inBody && payload ? JSON.stringify(payload) : null;
    const poll = options.isPolled ? `${method} ${url} ${data ?? ''}` : undefined;
    const last = poll === undefined ? undefined : polled.get(poll);
    const end = settings || poll !== undefined ? undefined : watch?.begin();
    const sentAt = Date.now();
    try {
      const headers = {
        ...searched,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(inBody && call.repeatable && retryKey !== undefined && { 'Idempotency-Key': retryKey }),
        ...(inBody && options.madeInShift && { 'Made-In-Shift': options.madeInShift }),
        ...(last && { 'If-None-Match': last.tag }),
      };
      if (!isRead) discardEarlyResponses();
      const isPlainRead = isRead && !settings && poll === undefined && url === whole;
      const answer = await exchange(
        { method, url, headers, data, ...settings },
        { early: isPlainRead, copy: isPlainRead && !options.isFresh && !path.includes('{id}') },
      );
      const { status, header } = answer;
      const isUnchanged = last !== undefined && status === 304;
      const body = isUnchanged ? last.body : answer.body;
      if (!isUnchanged && !isOk(status)) {
        const failure = failureOf(status, body, isPublic);
        // A refusal says all there is to know; only a fault is looked up in the log.
        if (status >= 500) failure.requestId = header(REQUEST_ID_HEADER);
        throw failure;
      }
      const tag = header('etag');
      if (poll !== undefined && tag !== undefined) polled.set(poll, { tag, body });
      end?.(!answer.isCopy);
      const me = header(ME_HEADER);
      if (me !== undefined) session.onMe?.(token, readMe(me));
      // A page instead of JSON: another server responded, so the call was not carried out.
      if (typeof body === 'string' && body.trimStart().startsWith('<')) throw apiFailure({ kind: 'unknown' });
      compareClocks(header('date'), sentAt);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- readers of a response take nothing for granted
      return body as Answer;
    } catch (error) {
      const failure = toApiFailure(error);
      end?.(failure.kind !== 'disconnected');
      if (failure.kind === 'unauthorised') {
        note(`Session refused by ${method} ${path}`);
        if (failure.isLocked) session.onLocked?.(token);
        else session.onUnauthorised(token);
      }
      throw failure;
    }
  }

  return {
    async sendFirstCalls() {
      sendEarly(session.token(), ({ url, as }) =>
        http.request({ url, headers: { ...(as !== undefined && { Authorization: as }) }, data: null }),
      );
    },
    async send(call, options) {
      const endCall = beginCall();
      try {
        return await makeCall(call, options);
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

/** On a public call a 401 means the credentials just typed, not the session: it becomes a refusal, whose message is shown. */
function failureOf(status: number, body: unknown, isPublic: boolean): ApiFailure {
  const failure = failureOfAnswer(status, body);
  if (failure.kind !== 'unauthorised' || !isPublic) return failure;
  return apiFailure({ kind: 'refused', status: failure.status, serverMessage: failure.serverMessage });
}

const isOk = (status: number) => status >= 200 && status < 300;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Parses JSON; returns other text, and files, unchanged. */
function bodyOf(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data;
  } catch {
    return data;
  }
}

/** Encodes a payload as query parameters: lists as `seat_number[]=4&seat_number[]=5`; undefined and null are left out. */
function queryOf(payload: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, String(item));
    else if (value !== undefined && value !== null) query.append(name, String(value));
  }
  return query;
}
