import type { Versioned } from '@motorpark/domain';
import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { capabilities, request } from '../client/connection';
import { useListKey, useRefreshLists, type ListKey, type ListName } from '../client/lists';
import type { Saved } from '../client/records';
import { useChangeRows } from '../client/useChangeRows';
import type { Call, StatusPayload } from '@motorpark/contract';
import { versionIn } from '../reading';
import type { ApiFailure } from '../failure/failure';

/** A status to be set. */
export interface StatusOrder {
  id: string;
  /** The version that was seen. */
  version?: number | undefined;
  status: string;
  /** Why, where a wrong step is taken back. */
  reason?: string | undefined;
}

/** Sets a status on a server that has the call for it; a core server has none and is sent nothing. */
export async function setStatus(
  call: Call<StatusPayload, unknown>,
  { id, version, status, reason }: StatusOrder,
): Promise<Saved> {
  if (call.capability && !(await capabilities().load()).has(call.capability))
    return { outcome: 'unsupported' };
  const payload = { status, ...(reason !== undefined && { reason }) };
  return { outcome: 'done', version: versionIn(await request(call, { id, version, payload })) };
}

interface StatusChanging<Row> {
  list: ListName;
  call: Call<StatusPayload, unknown>;
  /** Whether the list changes on this machine alone where the server lacks the call, as trips do (docs/trip.md). */
  isLocal?: boolean;
  /** Other lists that show the status. */
  alsoRefresh?: readonly ListName[];
  withStatus: (row: Row, status: string) => Row;
}

/** Sets the status of a row of a list, which then shows it at once. */
export function useStatusChange<Row extends { id: string; status?: string | undefined } & Versioned>(
  changing: StatusChanging<Row>,
) {
  const { list, call, isLocal = false, alsoRefresh = [], withStatus } = changing;
  const refreshLists = useRefreshLists();
  const changeRows = useChangeRows<Row>(list);
  const { trigger, isMutating } = useSWRMutation<
    { order: StatusOrder; saved: Saved },
    ApiFailure,
    ListKey | null,
    StatusOrder
  >(useListKey(list), async (_key, { arg: order }) => ({ order, saved: await setStatus(call, order) }), {
    revalidate: false,
    onSuccess({ order: { id, status }, saved: { outcome, version } }) {
      if (outcome === 'done' || isLocal) {
        void changeRows((rows) =>
          rows.map((row) => (row.id === id ? { ...withStatus(row, status), version } : row)),
        );
      }
      void refreshLists(...alsoRefresh);
    },
    // Somebody else was faster: the list shows what holds.
    onError: () => void refreshLists(list),
  });
  const changeStatus = useCallback(
    async (order: StatusOrder): Promise<Saved> => (await trigger(order)).saved,
    [trigger],
  );
  return {
    changeStatus,
    isChanging: isMutating,
  };
}
