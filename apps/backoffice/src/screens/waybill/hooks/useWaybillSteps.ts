import { useMay, useWaybillStatus } from '@motorpark/api';
import { type Direction, WAYBILL_STATUSES, WAYBILL_TRANSITIONS_AT } from '@motorpark/domain';
import { useStatusSteps } from '../../../shared/history/useStatusSteps';
import { messages } from '../messages';
import { WAYBILL_LOOKS } from '../waybillFacts';

/** The statuses that staff at this end of the road may set. */
export const useWaybillSteps = (direction: Direction, onChanged?: () => void) =>
  useStatusSteps({
    transitions: WAYBILL_TRANSITIONS_AT[direction],
    withoutServer: WAYBILL_STATUSES,
    keepsStatuses: useMay('waybill.setStatus'),
    changing: useWaybillStatus(),
    looks: WAYBILL_LOOKS,
    words: messages,
    onChanged,
  });
