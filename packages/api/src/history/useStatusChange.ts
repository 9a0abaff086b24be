import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { capabilities, request } from '../client/connection';
import { useListKey, useRefreshLists, type ListKey, type ListName } from '../client/lists';
import type { Outcome } from '../client/records';
import type { Call, StatusPayload } from '../contract';
import type { ApiFailure } from '../failure/failure';

/** A status to be set. */
export interface StatusOrder {
  id: string;
  status: string;
  /** Why, where a wrong step is taken back. */
  reason?: string | undefined;
}

/** Sets a status on a server that has the call for it; a core server has none and is sent nothing. */
export async function setStatus(
  call: Call<StatusPayload, unknown>,
  { id, status, reason }: StatusOrder,
): Promise<Outcome> {
  if (call.capability && !(await capabilities().load()).has(call.capability)) return 'unsupported';
  await request(call, { id, payload: { status, ...(reason !== undefined && { reason }) } });
  return 'done';
}

interface StatusChanging<Row> {
  list: ListName;
  call: Call<StatusPayload, unknown>;
  /** Whether a server without the call still sees the list change on this machine alone (trips, specification section 4). */
  isLocal?: boolean;
  /** Other lists that tell of the status. */
  alsoRefresh?: readonly ListName[];
  withStatus: (row: Row, status: string) => Row;
}

/** Sets the status of a row of a list, which then shows it at once. */
export function useStatusChange<Row extends { id: string }>(changing: StatusChanging<Row>) {
  const { list, call, isLocal = false, alsoRefresh = [], withStatus } = changing;
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<
    StatusOrder & { outcome: Outcome },
    ApiFailure,
    ListKey | null,
    StatusOrder,
    Row[]
  >(useListKey(list), async (_key, { arg: order }) => ({ ...order, outcome: await setStatus(call, order) }), {
    revalidate: false,
    populateCache: ({ id, status, outcome }, rows = []) =>
      outcome === 'done' || isLocal
        ? rows.map((row) => (row.id === id ? withStatus(row, status) : row))
        : rows,
    onSuccess: () => void refreshLists(...alsoRefresh),
    // Somebody else was faster: the list shows what holds.
    onError: () => void refreshLists(list),
  });
  const changeStatus = useCallback(
    async (order: StatusOrder): Promise<Outcome> => (await trigger(order)).outcome,
    [trigger],
  );
  return {
    changeStatus,
    isChanging: isMutating,
  };
}
