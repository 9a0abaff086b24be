import { terminalOf, waybillDirection, type Waybill } from '@motorpark/domain';
import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { useSession } from '../access/session';
import type { ListQuery } from '../client/found';
import { dayOfInstant } from '../client/dayOf';
import { useListKey, useRefreshLists, type ListKey, type ListOptions } from '../client/lists';
import { useOne } from '../client/one';
import { useVoid } from '../client/records';
import { CALLS } from '@motorpark/contract';
import type { ApiFailure } from '../failure/failure';
import { useFoundRows } from '../client/useFoundRows';
import { useStatusChange } from '../history/useStatusChange';
import {
  deleteWaybill,
  editWaybill,
  getWaybill,
  listWaybills,
  searchWaybills,
  type WaybillEdit,
  type WaybillEdited,
} from './waybill.endpoints';
import { shownByWaybill, WAYBILL_SORTS } from './shownByWaybill';

/** The waybills that a query asks for: what the session's terminal sends or receives, all of it for a super admin. */
export function useFoundWaybills(query: ListQuery, options?: ListOptions) {
  const session = useSession();
  const directionOf = useCallback(
    (waybill: Waybill) => waybillDirection(waybill, terminalOf(session)),
    [session],
  );
  return useFoundRows<Waybill>(
    {
      list: 'waybills',
      search: searchWaybills,
      all: listWaybills,
      shownBy: shownByWaybill,
      directionOf,
      dayOf: bookDayOf,
      sorts: WAYBILL_SORTS,
    },
    query,
    options,
  );
}

const bookDayOf = ({ bookedAt }: Waybill) => dayOfInstant(bookedAt);

/** One waybill by its id or number; with `history` on a server that keeps one. Nothing is asked for without either. */
export function useWaybill(idOrNumber: string | undefined) {
  const { data: waybill, ...state } = useOne('waybill', idOrNumber, getWaybill);
  return { waybill, ...state };
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

export const useDeleteWaybill = () => useVoid('waybills', deleteWaybill, ['waybill', 'operations']);

/** Sets a waybill's status: `changeStatus({ id, status, reason })`; 'unsupported' on a core server, where nothing changes. */
export const useWaybillStatus = () =>
  useStatusChange<Waybill>({
    list: 'waybills',
    call: CALLS.waybillStatus,
    alsoRefresh: ['waybill', 'operations'],
    withStatus: (waybill, status) => ({ ...waybill, status }),
  });
