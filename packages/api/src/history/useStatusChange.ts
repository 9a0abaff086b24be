import type { Versioned } from '@motorpark/domain';
import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { capabilities, request } from '../client/connection';
import { isShown } from '../core/onlyHere';
import { sampleStatuses } from '../core/statuses';
import { useSource } from '../core/useSource';
import { useListKey, useRefreshLists, type ListKey, type ListName } from '../client/lists';
import type { Saved } from '../client/records';
import { useChangeRows } from '../client/useChangeRows';
import type { Call, CollectionPayload, StatusPayload, StoragePayload } from '@motorpark/contract';
import { versionIn } from '../reading';
import type { ApiFailure } from '../failure/failure';

/** A status to set. */
export interface StatusOrder {
  id: string;
  /** The version of the record that the user saw. */
  version?: number | undefined;
  status: string;
  /** The reason, if a wrong step is taken back. */
  reason?: string | undefined;
  /** Whether the user has confirmed the step; undefined if the server never asks about such steps. */
  confirmed?: boolean | undefined;
  /** Who collects the parcel, and what they pay for storage. */
  collection?: (CollectionPayload & Partial<StoragePayload>) | undefined;
}

/** Sets a status; sends nothing if the server has no call for it. */
export async function setStatus(
  call: Call<StatusPayload, unknown>,
  { id, version, status, reason, confirmed, collection }: StatusOrder,
): Promise<Saved> {
  if (call.capability && !(await capabilities().load()).has(call.capability))
    return { outcome: 'unsupported' };
  const payload = {
    status,
    ...(reason !== undefined && { reason }),
    ...(confirmed !== undefined && { confirmed }),
    ...collection,
  };
  return { outcome: 'done', version: versionIn(await request(call, { id, version, payload })) };
}

interface HasStatus extends Versioned {
  id: string;
  status?: string | undefined;
}

interface StatusChanging {
  list: ListName;
  call: Call<StatusPayload, unknown>;
  /** Other lists that show the status. */
  alsoRefresh: readonly ListName[];
  /** Returns other fields of the row that change with this status. */
  implies?: (status: string) => object;
}

/** Returns a function that sets the status of a row; its list then shows it immediately. */
export function useStatusChange({ list, call, alsoRefresh, implies }: StatusChanging) {
  const source = useSource(call.capability);
  const refreshLists = useRefreshLists();
  const changeRows = useChangeRows<HasStatus>(list);
  const { trigger, isMutating } = useSWRMutation<
    { order: StatusOrder; saved: Saved },
    ApiFailure,
    ListKey | null,
    StatusOrder
  >(useListKey(list), async (_key, { arg: order }) => ({ order, saved: await setStatus(call, order) }), {
    revalidate: false,
    onSuccess({ order: { id, status }, saved: { outcome, version } }) {
      if (!isShown(list, outcome)) return;
      const changed = { ...implies?.(status), status, version };
      void changeRows((rows) => rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
      void refreshLists(...alsoRefresh);
    },
    // Somebody else may have changed the record first: the list shows its current state.
    onError: () => void refreshLists(list),
  });
  const changeStatus = useCallback(
    async (order: StatusOrder): Promise<Saved> => (await trigger(order)).saved,
    [trigger],
  );
  return {
    changeStatus,
    isChanging: isMutating,
    source,
    /** Statuses in the menu if the server has no call for it. */
    samples: sampleStatuses(list),
  };
}
