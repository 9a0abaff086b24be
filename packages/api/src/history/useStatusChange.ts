import type { Versioned } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useIsDenied, useRights } from '../backend/useMay';
import type { ListName } from '../port/found';
import { useRefreshLists } from '../rows/useListData';
import { type Saved, unsupported } from '../rows/records';
import { useChangeRows } from '../rows/useChangeRows';
import { useWrite } from '../rows/useWrite';
import type { Call, CollectionPayload, StatusPayload, StoragePayload } from '@motorpark/contract';

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
  /** Whether unusual steps are asked about: every step then says that this client can ask (docs/trip.md#asked-first). */
  asks?: boolean;
}

/** Returns a function that sets the status of a row; its list then shows it immediately. */
export function useStatusChange({ list, call, alsoRefresh, implies, asks }: StatusChanging) {
  const isKept = useRights()(call.does);
  const isNotTheirs = useIsDenied()(call.does);
  const refreshLists = useRefreshLists();
  const changeRows = useChangeRows<HasStatus>(list);
  const { write, isWriting } = useWrite(
    list,
    (order: StatusOrder) => setStatus(call, { ...(asks && { confirmed: false }), ...order }),
    {
      onDone({ outcome, version }, { id, status }) {
        if (outcome === 'unsupported') return;
        const changed = { ...implies?.(status), status, version };
        void changeRows((rows) => rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
        void refreshLists(...alsoRefresh);
      },
      // Somebody else may have changed the record first: the list shows its current state.
      onFailed: () => void refreshLists(list),
    },
  );
  return {
    changeStatus: write,
    isChanging: isWriting,
    /** Whether the user may set statuses that the server keeps. */
    isKept,
    /** Whether only others may. */
    isNotTheirs,
  };
}
