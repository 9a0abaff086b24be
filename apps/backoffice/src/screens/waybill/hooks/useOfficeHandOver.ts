import { useWaybillStatus } from '@motorpark/api';
import { WAYBILL_TRANSITIONS_AT, type Waybill } from '@motorpark/domain';
import type { MenuItem } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useStatusSteps } from '../../../shared/history/useStatusSteps';
import { messages } from '../messages';
import { STEP_DIALOGS, WAYBILL } from '../waybillKind';

/**
 * The status steps with which the head office hands a waiting parcel over, and takes a hand-over back at any time (docs/waybill.md#statuses). Only there can
 * the storage fee be waived.
 */
export function useOfficeHandOver(onChanged: () => unknown): {
  items: (waybill: Waybill | undefined) => MenuItem[];
  dialog: ReactNode;
} {
  const { items, dialog, source } = useStatusSteps({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    mayCorrect: isHandedOver,
    changing: useWaybillStatus(),
    conflictView: WAYBILL.conflictView,
    dialogs: STEP_DIALOGS,
    notKept: () => messages.noStatuses,
    onChanged,
  });
  const isOffered = (waybill: Waybill) =>
    source === 'live' && (waybill.waitsSince !== undefined || isHandedOver(waybill));
  return { items: (waybill) => (waybill && isOffered(waybill) ? items(waybill) : []), dialog };
}

const isHandedOver = ({ status }: Waybill) => status === 'Picked Up';
