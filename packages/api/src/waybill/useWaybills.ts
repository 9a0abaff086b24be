import { terminalOf, waybillDirection, type Waybill, type StorageTerms } from '@motorpark/domain';
import { useCallback } from 'react';
import { WAYBILL_LIST, waybillExtensions } from '@motorpark/contract';
import { useSession } from '../session/session';
import { isRefused, useRemove, useSave } from '../rows/records';
import { useSoldRecord } from '../rows/useSoldRecord';
import { useFoundRows } from '../rows/useFoundRows';
import { useStatusChange } from '../history/useStatusChange';
import { deleteWaybill, editWaybill, getWaybill } from './waybill.endpoints';
import { type WaybillQuery, waybillSource } from './waybillSource';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';

/** Returns the waybills that match a query: those that the session's terminal sends or receives, all for a super admin. */
export function useFoundWaybills(query: WaybillQuery) {
  const session = useSession();
  const directionOf = useCallback(
    (waybill: Waybill) => waybillDirection(waybill, terminalOf(session)),
    [session],
  );
  return useFoundRows<Waybill, WaybillQuery>({ ...waybillSource, columns: WAYBILL_LIST, directionOf }, query);
}

/** Returns one waybill by its id or number; the row handed over by another screen is shown while it loads. */
export const useWaybill = (idOrNumber: string | undefined, handedOver?: Waybill, isOld?: boolean) =>
  useSoldRecord('waybill', getWaybill, idOrNumber, handedOver, isOld);

/** Returns a function that edits a waybill; the list, the waybill itself and the ledger are refreshed. */
export const useEditWaybill = () =>
  useSave('waybills', editWaybill, {
    whenSaved: ['waybills', 'waybill', 'operations', 'departures'],
    whenStale: [],
  });

export const useDeleteWaybill = () =>
  useRemove('waybills', deleteWaybill, {
    alsoRefresh: ['waybill', 'operations', 'departures'],
    isStale: isRefused,
  });

/** Sets a waybill's status: `changeStatus({ id, status, reason })`. */
export const useWaybillStatus = () =>
  useStatusChange({
    list: 'waybills',
    call: waybillExtensions.waybillStatus,
    alsoRefresh: ['waybill', 'operations', 'departures', 'shifts'],
  });

/** The storage fee that is due if a parcel is handed over now; undefined if none is due, and while it is loading. */
export function useStorage(id: string) {
  const { data: storage, refresh } = useListData('waybill', () => getStorage(id), {
    part: `storage ${id}`,
  });
  return { storage: storage ?? undefined, refresh };
}

const getStorage = async (id: string): Promise<StorageTerms | null> =>
  (await request(waybillExtensions.getWaybill, { id })).storage ?? null;
