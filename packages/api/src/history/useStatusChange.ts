import type { Versioned } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useIsDenied, useRights } from '../backend/useMay';
import type { ListName } from '../port/found';
import { useRefreshLists } from '../rows/useListData';
import { type Saved, savedAs, unsupported } from '../rows/records';
import { useTell } from '../rows/useChangeRows';
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
  return await request(call, { id, version, payload }).then(savedAs, unsupported);
}

interface StatusChanging {
  list: ListName;
  call: Call<StatusPayload, unknown, Versioned>;
  alsoRefresh: readonly ListName[];
  /** Whether unusual steps are asked about: every step then says that this client can ask (docs/trip.md#asked-first). */
  asks?: boolean;
}

/** Returns a function that sets the status of a row; everything that shows the row then shows it immediately. */
export function useStatusChange({ list, call, alsoRefresh, asks }: StatusChanging) {
  const isKept = useRights()(call.does);
  const isNotTheirs = useIsDenied()(call.does);
  const refreshLists = useRefreshLists();
  const tell = useTell(list, ...alsoRefresh);
  const { write, isWriting } = useWrite(
    list,
    (order: StatusOrder) => setStatus(call, { ...(asks && { confirmed: false }), ...order }),
    {
      onDone({ outcome, version }, { id, status }) {
        if (outcome === 'unsupported') return;
        tell({ id, status, version });
        void refreshLists(...alsoRefresh);
      },
      // Somebody else may have changed the record first: its current state is shown.
      onFailed: () => void refreshLists(list, ...alsoRefresh),
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
