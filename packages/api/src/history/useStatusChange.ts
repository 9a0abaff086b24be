import type { Versioned } from '@motorpark/domain';
import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { request } from '../backend/connection';
import { useHas, useRights } from '../backend/useMay';
import type { ListName } from '../port/found';
import { useListKey, useRefreshLists, type ListKey } from '../rows/useListData';
import { type Saved, unsupported } from '../rows/records';
import { useChangeRows } from '../rows/useChangeRows';
import type { Call, CollectionPayload, StatusPayload, StoragePayload } from '@motorpark/contract';
import type { ApiFailure } from '../failure/failure';

export interface StatusOrder {
  id: string;
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
  call: Call<StatusPayload, unknown, Versioned>,
  { id, version, status, reason, confirmed, collection }: StatusOrder,
): Promise<Saved> {
  const payload = {
    status,
    ...(reason !== undefined && { reason }),
    ...(confirmed !== undefined && { confirmed }),
    ...collection,
  };
  return await request(call, { id, version, payload }).then(
    ({ version: saved }): Saved => ({ outcome: 'done', version: saved }),
    unsupported,
  );
}

interface HasStatus extends Versioned {
  id: string;
  status?: string | undefined;
}

interface StatusChanging {
  list: ListName;
  call: Call<StatusPayload, unknown, Versioned>;
  alsoRefresh: readonly ListName[];
  /** Returns other fields of the row that change with this status. */
  implies?: (status: string) => object;
}

/** Returns a function that sets the status of a row; its list then shows it immediately. */
export function useStatusChange({ list, call, alsoRefresh, implies }: StatusChanging) {
  const isKept = useRights()(call.does);
  const isNotTheirs = useHas()('statuses') === true && !isKept;
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
      if (outcome === 'unsupported') return;
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
    /** Whether the user may set statuses that the server keeps. */
    isKept,
    /** Whether only others may. */
    isNotTheirs,
  };
}
