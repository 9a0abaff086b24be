import type { OperationType } from '@motorpark/domain';

/** A path with what is looked at: `/super-admin/operation-history?period=today`. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The details of one operation, which remember the list that they were opened from. */
export const operationHref = (path: string, id: string, list: URLSearchParams): string =>
  withQuery(path, new URLSearchParams([['id', id], ...list]));

/** The operation history of a period, of one type or of all. */
export const linesPath = (
  path: string,
  period: Iterable<readonly [string, string]>,
  type: OperationType | undefined,
): string => {
  const query = new URLSearchParams([...period].map(([name, value]) => [name, value]));
  if (type !== undefined) query.set('type', type);
  return withQuery(path, query);
};

/** The query of that list. */
export function listOf(details: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(details);
  list.delete('id');
  return list;
}
