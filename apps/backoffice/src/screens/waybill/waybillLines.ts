import {
  type MergeLine,
  type Terminal,
  WAYBILL_FIELDS,
  type WaybillDraft,
  fieldLines,
} from '@motorpark/domain';

/** The lines in which concurrent changes of a waybill are compared. */
export function waybillLines(terminals: readonly Terminal[]): readonly MergeLine<WaybillDraft>[] {
  const nameOf = (id: string) => terminals.find((terminal) => terminal.id === id)?.name ?? id;
  return fieldLines(WAYBILL_FIELDS, { originTerminalId: nameOf, destinationTerminalId: nameOf });
}
