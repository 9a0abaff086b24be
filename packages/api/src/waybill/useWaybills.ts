import type { Waybill } from '@motorpark/domain';
import useSWRMutation from 'swr/mutation';
import { useList, useListKey, useRefreshLists, type ListKey, type ListOptions } from '../client/lists';
import { useOne } from '../client/one';
import { CALLS } from '../contract';
import type { ApiFailure } from '../failure/failure';
import { useStatusChange } from '../history/useStatusChange';
import {
  createWaybill,
  deleteWaybill,
  editWaybill,
  getWaybill,
  listWaybills,
  type WaybillEdit,
  type WaybillEdited,
  type WaybillOrder,
} from './waybill.endpoints';

/** Every waybill that the session's terminal sends or receives; all of them for a super admin. */
export function useWaybills(options?: ListOptions) {
  const { rows: waybills, ...state } = useList('waybills', listWaybills, options);
  return { waybills, ...state };
}

/** One waybill by its id or number; with `history` on a server that keeps one. Nothing is asked for without either. */
export function useWaybill(idOrNumber: string | undefined) {
  const { data: waybill, ...state } = useOne('waybill', idOrNumber, getWaybill);
  return { waybill, ...state };
}

/** Takes a parcel in; the list and the ledger are fetched again afterwards. */
export function useCreateWaybill() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<Waybill, ApiFailure, ListKey | null, WaybillOrder>(
    useListKey('waybills'),
    (_key, { arg: order }) => createWaybill(order),
    { revalidate: false, onSuccess: () => void refreshLists('waybills', 'operations') },
  );
  return { createWaybill: trigger, isCreating: isMutating };
}

/** Changes a waybill; the list, the waybill itself and the ledger are fetched again. */
export function useSaveWaybill() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<WaybillEdited, ApiFailure, ListKey | null, WaybillEdit>(
    useListKey('waybills'),
    (_key, { arg: edit }) => editWaybill(edit),
    { revalidate: false, onSuccess: () => void refreshLists('waybills', 'waybill', 'operations') },
  );
  return { saveWaybill: trigger, isSaving: isMutating };
}

/**
 * A deleted waybill leaves the list locally, which is not fetched again (§4), unless it turns out that somebody else has deleted
 * or moved it before; the ledger is, for its money went back.
 */
export function useDeleteWaybill() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<string, ApiFailure, ListKey | null, string, Waybill[]>(
    useListKey('waybills'),
    async (_key, { arg: id }) => {
      await deleteWaybill(id);
      return id;
    },
    {
      revalidate: false,
      populateCache: (deletedId, waybills = []) => waybills.filter(({ id }) => id !== deletedId),
      onSuccess: () => void refreshLists('operations'),
      onError: (failure) => {
        if (failure.kind === 'refused' || failure.kind === 'invalid') void refreshLists('waybills');
      },
    },
  );
  return { deleteWaybill: trigger, isDeleting: isMutating };
}

/** Sets a waybill's status: `changeStatus({ id, status, reason })`; 'unsupported' on a core server, where nothing changes. */
export const useWaybillStatus = () =>
  useStatusChange<Waybill>({
    list: 'waybills',
    call: CALLS.waybillStatus,
    alsoRefresh: ['waybill', 'operations'],
    withStatus: (waybill, status) => ({ ...waybill, status }),
  });
