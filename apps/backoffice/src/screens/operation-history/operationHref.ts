import type { OperationType } from '@motorpark/domain';

/** Returns the path with the query, such as `/super-admin/operation-history?period=today`. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Path of an operation's details. Its query includes that of the list, for the link back. */
export const operationHref = (path: string, id: string, list: URLSearchParams): string =>
  withQuery(path, new URLSearchParams([['id', id], ...list]));

/** Path of the operation history of a period, of one type or of all. */
export const linesPath = (
  path: string,
  period: Iterable<readonly [string, string]>,
  type: OperationType | undefined,
): string => {
  const query = new URLSearchParams([...period].map(([name, value]) => [name, value]));
  if (type !== undefined) query.set('type', type);
  return withQuery(path, query);
};

/** The list's query, from that of the details. */
export function listOf(details: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(details);
  list.delete('id');
  return list;
}
