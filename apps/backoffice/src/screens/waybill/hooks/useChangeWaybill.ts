import {
  type WaybillEdit,
  waybillWire,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  useSaveWaybill,
} from '@motorpark/api';
import { type Terminal, type Waybill, waybillSchema, type WaybillDraft } from '@motorpark/domain';
import type { ReactNode } from 'react';
import type { Conflicts } from '../../../shared/history/useConflicts';
import { useReasonAsked } from '../../../shared/record/useReasonAsked';
import type { SaleTask } from '../../../shared/sale/saleTask';
import { messages } from '../messages';

/**
 * Changes a waybill, and asks why where money or the receiver depends on it. The same change sent again does no harm, so a try whose
 * answer got lost is simply made again.
 */
export function useChangeWaybill(
  { id, amount }: Waybill,
  terminals: readonly Terminal[],
  { version, isConflict }: Pick<Conflicts<WaybillDraft>, 'version' | 'isConflict'>,
): { task: SaleTask<WaybillDraft, Waybill>; dialog: ReactNode } {
  const { saveWaybill } = useSaveWaybill();
  const asking = useReasonAsked((edit: WaybillEdit, reason = '') => saveWaybill({ ...edit, reason }));
  const task: SaleTask<WaybillDraft, Waybill> = {
    title: messages.editTitle,
    done: messages.edited,
    paid: amount,
    async submit(values) {
      try {
        const edited = await asking.act({
          id,
          version: version(),
          form: waybillSchema.cast(values),
          terminals,
        });
        return edited.outcome === 'done'
          ? { saved: edited.waybill }
          : { message: messages.cannotEdit, errors: {} };
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        if (isConflict(failure, values)) return { message: undefined, errors: {} };
        return { message: failureMessage(failure), errors: formFieldErrors(failure, waybillWire.names) };
      }
    },
  };
  return { task, dialog: asking.dialog };
}
