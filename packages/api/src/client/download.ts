import type { Call, SearchQuery } from '@motorpark/contract';
import { apiFailure } from '../failure/failure';
import { request } from './connection';
import { searchOf, type ListQuery } from './found';
import type { Listed } from './useFoundHere';
import type { RowSource } from './useFoundRows';
import { bodyOf, headOf, type Wire } from './wire';

/** A file made by the server. */
export interface Download {
  name: string;
  content: Blob;
}

/** Downloads all rows that match a query as CSV: the list's own call, with a file as response instead of a page. */
export function downloadList<Row extends Listed, Query extends ListQuery>(
  { call, sorts, narrowing }: Pick<RowSource<Row, Query>, 'call' | 'sorts' | 'narrowing'>,
  query: Query,
): Promise<Download> {
  const { limit: _limit, ...search } = searchOf(query, { limit: 0 }, sorts);
  const payload: SearchQuery = { ...search, ...narrowing?.(query), format: 'csv' };
  return downloadFrom(call, payload);
}

/** Makes a call whose response is a file. */
export function downloadFrom(
  { method, path, does }: Pick<Call<unknown, unknown>, 'method' | 'path' | 'does'>,
  payload: object,
): Promise<Download> {
  const file: Call<object, Download> = { method, path, does };
  return request(file, { payload, wire: downloadingWire });
}

/** Milliseconds within which the response must begin; how long the file then takes depends on the connection. */
const BEGINS_WITHIN_MS = 60_000;

const downloadingWire: Wire = async ({ url, headers }) => {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), BEGINS_WITHIN_MS);
  try {
    const answer = await fetch(url, { headers, signal: ending.signal });
    clearTimeout(timer);
    const head = headOf(answer);
    const [, name] = /filename="([^"]+)"/.exec(head.header('content-disposition') ?? '') ?? [];
    const body =
      answer.ok && name !== undefined
        ? { name, content: await answer.blob() }
        : bodyOf(answer.ok ? '<' : await answer.text());
    return { ...head, body };
  } catch {
    throw apiFailure({ kind: 'disconnected' });
  } finally {
    clearTimeout(timer);
  }
};
