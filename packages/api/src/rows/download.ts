import type { Call, SearchQuery } from '@motorpark/contract';
import type { AxiosResponseHeaders } from 'axios';
import { request } from '../backend/connection';
import { type ListQuery, type Listed, searchOf } from '../port/found';
import type { RowSource } from './rowsOfCall';

export interface Download {
  name: string;
  content: Blob;
}

/** Downloads all rows that match a query as CSV: the list's own call, with a file as response instead of a page. */
export function downloadList<Row extends Listed, Query extends ListQuery>(
  { call, narrowing }: Pick<RowSource<Row, Query>, 'call' | 'narrowing'>,
  query: Query,
): Promise<Download> {
  const { limit: _limit, ...search } = searchOf(query, { limit: 0 });
  const payload: SearchQuery = { ...search, ...narrowing?.(query), format: 'csv' };
  return downloadFrom(call, payload);
}

/** Makes a call whose response is a file. */
export function downloadFrom(
  { method, path, does }: Pick<Call<unknown, unknown>, 'method' | 'path' | 'does'>,
  payload: object,
): Promise<Download> {
  const call: Call<object, Download> = { method, path, does };
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), BEGINS_WITHIN_MS);
  return request(call, {
    payload,
    settings: {
      timeout: 0,
      signal: ending.signal,
      onDownloadProgress: () => clearTimeout(timer),
      responseType: 'arraybuffer',
      transformResponse: [fileIn],
    },
  }).finally(() => clearTimeout(timer));
}

/** Milliseconds within which the response must begin; how long the file then takes depends on the connection. */
const BEGINS_WITHIN_MS = 60_000;

/** Returns the file in a response; other responses as text, and one without a file's name as no response of this call. */
function fileIn(content: ArrayBuffer, headers: AxiosResponseHeaders, status = 0): Download | string {
  const [, name] = /filename="([^"]+)"/.exec(String(headers['content-disposition'])) ?? [];
  if (status !== 200) return new TextDecoder().decode(content);
  return name === undefined ? '<' : { name, content: new Blob([content]) };
}
