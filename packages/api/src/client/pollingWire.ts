import { apiFailure } from '../failure/failure';
import { bodyOf, headOf, type Wire } from './wire';

interface Kept {
  tag: string;
  body: unknown;
}

/** The last responses, by request. */
const answers = new Map<string, Kept>();

/** The wire of calls that are polled while a screen is in view: as long as nothing has changed, the server responds without a body. */
export const pollingWire: Wire = async ({ method, url, headers, body: sent, timeoutMs }) => {
  const key = `${method} ${url} ${sent ?? ''}`;
  const last = answers.get(key);
  try {
    const answer = await fetch(url, {
      ...(sent !== null && { method, body: sent }),
      headers: { ...headers, ...(last && { 'If-None-Match': last.tag }) },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const head = headOf(answer);
    if (last && answer.status === 304) return { ...head, status: 200, body: last.body };
    const body = bodyOf(await answer.text());
    const tag = head.header('etag');
    if (answer.ok && tag !== undefined) answers.set(key, { tag, body });
    return { ...head, body };
  } catch {
    throw apiFailure({ kind: 'disconnected' });
  }
};
