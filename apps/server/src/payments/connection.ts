import { Fields } from './fields';
import { type FailureReason, type PaymentProvider, ProviderFailure, type ProviderOptions } from './provider';

interface Server {
  name: PaymentProvider['name'];
  url: string;
  /** How its answers name whether it did what was asked, why not, and what was asked for. */
  envelope: Record<'isDone' | 'message' | 'content', string>;
  /** What no message may contain, besides what is sent as authorization. */
  keys: readonly string[];
  limitMs: ProviderOptions['limitMs'] | undefined;
}

interface Answer {
  status: number;
  /** All of the answer. */
  fields: Fields;
  /** What was asked for. Throws `ProviderFailure` if it was refused. */
  content(): Fields;
  /** The list that was asked for. Throws `ProviderFailure` if it was refused. */
  rows(): Fields[];
}

/** Sends a POST of JSON, or without a body a GET. Throws `ProviderFailure` if nothing answers as documented. */
export type Send = (path: string, authorization: string, body?: object) => Promise<Answer>;

/** Returns what asks a server one question, in one or more requests. */
export function connectTo({ name, url, envelope, keys, limitMs = 10_000 }: Server) {
  const failure = (reason: FailureReason, text: string) => new ProviderFailure(reason, `${name} ${text}`);

  async function request(path: string, options: RequestInit, signal: AbortSignal) {
    try {
      const response = await fetch(url + path, { ...options, redirect: 'error', signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      if (signal.aborted) throw failure('unreachable', `gave no answer within ${limitMs / 1000} seconds.`);
      // Without the error's own text, which may quote the headers and with them a key.
      throw failure('unreachable', `cannot be reached${codeOf(error)}.`);
    }
  }

  return <Result>(question: (send: Send) => Promise<Result>): Promise<Result> => {
    const signal = AbortSignal.timeout(limitMs);
    return question(async (path, authorization, body) => {
      const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
      const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const { status, text } = await request(path, options, signal);
      if (status === 429) throw failure('rate-limited', 'takes no more requests for now (HTTP 429).');
      if (status >= 500) throw failure('unreachable', `is down (HTTP ${status}).`);
      const isOfKeys = status === 401 || status === 403;
      // What stands before a server may refuse a key in words of its own.
      const fields = new Fields(name, jsonIn(text) ?? (isOfKeys ? {} : undefined));
      const isDone = !isOfKeys && fields.flag(envelope.isDone) && status < 300;
      const done = () => {
        if (isDone) return fields;
        const said = fields.has(envelope.message) ? `: ${fields.text(envelope.message)}` : '';
        const why = withoutKeys(said, [...keys, authorization.replace(/^\w+ /, '')]);
        throw failure(isOfKeys ? 'keys' : 'refused', `refused it${why} (HTTP ${status}).`);
      };
      return {
        status,
        fields,
        content: () => done().object(envelope.content),
        rows: () => done().rows(envelope.content),
      };
    });
  };
}

/** Makes one short line of what a provider says, without keys that it repeats. */
const withoutKeys = (text: string, keys: readonly string[]) =>
  keys
    .reduce((rest, key) => rest.replaceAll(key, '…'), text)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);

/** Returns the code of a failed connection, ` (ECONNREFUSED)`. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}

/** Returns the value of a text of JSON; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
