import { terminalOf, waybillDirection, type Waybill } from '@motorpark/domain';
import { useCallback } from 'react';
import { useSession } from '../access/session';
import type { ListOptions } from '../client/lists';
import { useSave, useVoid } from '../client/records';
import { useCounterRecord } from '../core/useCounterRecord';
import { waybillExtensions } from '@motorpark/contract';
import { useFoundRows } from '../client/useFoundRows';
import { useStatusChange } from '../history/useStatusChange';
import { deleteWaybill, editWaybill, getWaybill } from './waybill.endpoints';
import { type WaybillQuery, waybillRows } from './waybillRows';

/** The waybills that a query asks for: what the session's terminal sends or receives, all of it for a super admin. */
export function useFoundWaybills(query: WaybillQuery, options?: ListOptions) {
  const session = useSession();
  const directionOf = useCallback(
    (waybill: Waybill) => waybillDirection(waybill, terminalOf(session)),
    [session],
  );
  return useFoundRows<Waybill, WaybillQuery>({ ...waybillRows, directionOf }, query, options);
}

/** One waybill by its id or number; what another screen handed over stands in while it loads. */
export const useWaybill = (idOrNumber: string | undefined, handedOver?: Waybill) =>
  useCounterRecord('waybill', getWaybill, idOrNumber, handedOver);

/** Changes a waybill; the list, the waybill itself and the ledger are fetched again. */
export const useEditWaybill = () =>
  useSave('waybills', editWaybill, {
    whenSaved: ['waybills', 'waybill', 'operations', 'departures'],
    whenStale: [],
  });

export const useDeleteWaybill = () =>
  useVoid('waybills', deleteWaybill, ['waybill', 'operations', 'departures']);

/** Sets a waybill's status: `changeStatus({ id, status, reason })`. */
export const useWaybillStatus = () =>
  useStatusChange({
    list: 'waybills',
    call: waybillExtensions.waybillStatus,
    alsoRefresh: ['waybill', 'operations', 'departures'],
    implies: (status): Partial<Waybill> => (status === 'On-Transit' ? { hasLeft: true } : {}),
  });
