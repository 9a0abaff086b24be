import { readWaybill, useServerCan, useWaybillStatus } from '@motorpark/api';
import { type Direction, WAYBILL_STATUSES, WAYBILL_TRANSITIONS_AT } from '@motorpark/domain';
import { useStatusSteps } from '../history/useStatusSteps';
import { messages } from './messages';
import { WAYBILL_FACTS } from './waybillFacts';

/** The statuses that staff at this end of the road may set. */
export function useWaybillSteps(direction: Direction, onChanged?: () => void) {
  const keepsStatuses = useServerCan('waybills.status');
  const { changeStatus, isChanging } = useWaybillStatus();
  const steps = useStatusSteps({
    transitions: WAYBILL_TRANSITIONS_AT[direction],
    withoutServer: WAYBILL_STATUSES,
    keepsStatuses,
    changeStatus,
    isChanging,
    nameOf: (number) => `Waybill ${number}`,
    read: readWaybill,
    facts: WAYBILL_FACTS,
    words: messages,
    ...(onChanged && { onChanged }),
  });
  return { ...steps, isChanging, keepsStatuses };
}
