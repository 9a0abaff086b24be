import { useWaybillStatus } from '@motorpark/api';
import { WAYBILL_TRANSITIONS_AT, type Waybill } from '@motorpark/domain';
import type { MenuItem } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { useStatusSteps } from '../../../shared/history/useStatusSteps';
import { messages } from '../messages';
import { STEP_DIALOGS, WAYBILL } from '../waybillKind';

/** The status step with which the head office hands a waiting parcel over; only there can the storage fee be waived. */
export function useOfficeHandOver(onChanged: () => unknown): {
  items: (waybill: Waybill | undefined) => MenuItem[];
  dialog: ReactNode;
} {
  const { items, dialog } = useStatusSteps({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    mayCorrect: () => false,
    changing: useWaybillStatus(),
    conflictView: WAYBILL.conflictView,
    dialogs: STEP_DIALOGS,
    notKept: () => messages.noStatuses,
    onChanged,
  });
  return { items: (waybill) => (waybill?.waitsSince === undefined ? [] : items(waybill)), dialog };
}
