import { apiFailure } from '../failure/failure';
import { findCopy, storeCopy } from './copies';
import { takeEarlyResponse } from './early';
import { bodyOf, headOf, type Wire } from './wire';

/**
 * The wire of calls that read. It uses the browser's own fetch, which needs no code of ours: the page has already made the first calls while that was loading,
 * and their responses are taken here.
 */
export const readingWire: Wire = async ({ url, headers, timeoutMs, mayBeCopy }) => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const early = takeEarlyResponse(url, headers);
    const answer = (await early?.catch(() => undefined)) ?? (await fetch(url, { headers, signal }));
    const text = await answer.text();
    if (mayBeCopy && answer.ok) storeCopy(url, headers, text);
    return { ...headOf(answer), body: bodyOf(text) };
  } catch {
    const copy = mayBeCopy ? await findCopy(url, headers) : undefined;
    if (copy !== undefined) return { status: 200, body: bodyOf(copy), header: () => undefined, isCopy: true };
    throw apiFailure({ kind: 'disconnected' });
  }
};
