import type { OperationDetails, OperationFilter, Summary } from '@motorpark/domain';
import { request } from '../client/connection';
import { CALLS, type OperationListQuery } from '@motorpark/contract';
import { readOperationDetails, readOperationPage, type OperationPage } from './readOperation';
import { readSummary } from './readSummary';

/** The server's limit for one page. */
const MOST_PER_PAGE = 200;

const queryOf = ({ from, to, terminalId, type }: OperationFilter): OperationListQuery => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(type !== undefined && { type }),
});

/** The page after a cursor; the first one without. */
export const listOperations = async (
  filter: OperationFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<OperationPage> =>
  readOperationPage(
    await request(CALLS.getOperations, {
      payload: { ...queryOf(filter), ...(cursor !== undefined && { cursor }), limit },
    }),
  );

/** The newest so many operations, in as few calls as the server allows. */
export async function newestOperations(filter: OperationFilter, count: number): Promise<OperationPage> {
  let page = await listOperations(filter, { limit: Math.min(count, MOST_PER_PAGE) });
  while (page.nextCursor !== undefined && page.operations.length < count) {
    const limit = Math.min(count - page.operations.length, MOST_PER_PAGE);
    page = joined(page, await listOperations(filter, { cursor: page.nextCursor, limit }));
  }
  return page;
}

/** Two pages as one, the later one's end and total; an operation that both have is there once. */
export function joined(page: OperationPage, next: OperationPage): OperationPage {
  const known = new Set(page.operations.map(({ id }) => id));
  return { ...next, operations: [...page.operations, ...next.operations.filter(({ id }) => !known.has(id))] };
}

export const loadOperation = async (id: string): Promise<OperationDetails> =>
  readOperationDetails(await request(CALLS.getOperation, { id }));

export const loadSummary = async ({
  from,
  to,
  terminalId,
}: Omit<OperationFilter, 'type'>): Promise<Summary> =>
  readSummary(await request(CALLS.getSummary, { payload: queryOf({ from, to, terminalId }) }));
