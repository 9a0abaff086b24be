import { apiFailure } from '../failure/failure';
import { findCopy, storeCopy } from './copies';
import { takeEarlyResponse } from './early';
import { bodyOf, type Wire } from './wire';

/**
 * The wire of calls that read. It uses the browser's own fetch, which needs no code of ours: the page has already made the first calls while that was loading,
 * and their responses are taken here.
 */
export const readingWire: Wire = async ({ url, headers, timeoutMs, mayBeCopy }) => {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), timeoutMs);
  try {
    const early = takeEarlyResponse(url, headers);
    const answer =
      (await early?.catch(() => undefined)) ?? (await fetch(url, { headers, signal: ending.signal }));
    const text = await answer.text();
    if (mayBeCopy && answer.ok) storeCopy(url, headers, text);
    return {
      status: answer.status,
      body: bodyOf(text),
      header: (name) => answer.headers.get(name) ?? undefined,
    };
  } catch {
    const copy = mayBeCopy ? await findCopy(url, headers) : undefined;
    if (copy !== undefined) return { status: 200, body: bodyOf(copy), header: () => undefined, isCopy: true };
    throw apiFailure({ kind: 'disconnected' });
  } finally {
    clearTimeout(timer);
  }
};
