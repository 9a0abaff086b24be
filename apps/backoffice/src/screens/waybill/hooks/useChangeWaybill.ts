import { useEditWaybill, waybillWire } from '@motorpark/api';
import { type Terminal, type Waybill, type WaybillDraft, waybillSchema } from '@motorpark/domain';
import type { Conflicts } from '../../../shared/history/useConflicts';
import { useChangeTask } from '../../../shared/sale/useChangeTask';
import { messages } from '../messages';

/** The task of the waybill wizard that edits a waybill. */
export function useChangeWaybill(
  { id, amount }: Waybill,
  terminals: readonly Terminal[],
  { version, isConflict }: Pick<Conflicts<WaybillDraft>, 'version' | 'isConflict'>,
) {
  const { save } = useEditWaybill();
  return useChangeTask({
    title: messages.editTitle,
    done: messages.edited,
    cannotEdit: messages.cannotEdit,
    paid: amount,
    save,
    isConflict,
    names: waybillWire.names,
    editOf: (values: WaybillDraft) => ({
      values,
      edit: { id, version: version(), form: waybillSchema.cast(values), terminals },
    }),
  });
}
