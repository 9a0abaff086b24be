import {
  type OwnTerminal,
  isOwnTerminal,
  type Terminal,
  draftOf,
  isDraftOf,
  WAYBILL_FIELDS,
  type WaybillDraft,
} from '@motorpark/domain';
import { draftStore } from '../../shared/draft/draftStore';
import { today } from '../../shared/today';

/** The values of a new waybill: only its terminal of origin and today's date. */
export function newWaybill(terminals: readonly Terminal[], terminal: OwnTerminal): WaybillDraft {
  const own = terminals.find((one) => isOwnTerminal(terminal, one));
  return draftOf(WAYBILL_FIELDS, { originTerminalId: own?.id ?? terminal.id, bookDate: today() });
}

/** Stores the waybill that this tab is working on. */
export const waybillDrafts = draftStore<WaybillDraft>('waybill', (values) =>
  isDraftOf(WAYBILL_FIELDS, values),
);
