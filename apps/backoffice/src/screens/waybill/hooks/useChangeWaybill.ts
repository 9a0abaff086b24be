import { waybillWire, failureMessage, formFieldErrors, isApiFailure, useSaveWaybill } from '@motorpark/api';
import { type Terminal, type Waybill, waybillSchema, type WaybillDraft } from '@motorpark/domain';
import type { Conflicts } from '../../../shared/history/useConflicts';
import { messages } from '../messages';
import type { WaybillTask } from '../waybillTask';

/** Changes a waybill. The same change sent again does no harm, so a try whose answer got lost is simply made again. */
export function useChangeWaybill(
  { id, amount }: Waybill,
  terminals: readonly Terminal[],
  { version, isConflict }: Pick<Conflicts<WaybillDraft>, 'version' | 'isConflict'>,
): WaybillTask {
  const { saveWaybill } = useSaveWaybill();
  return {
    title: messages.editTitle,
    done: messages.edited,
    paid: amount,
    async submit(values) {
      try {
        const edited = await saveWaybill({
          id,
          version: version(),
          form: waybillSchema.cast(values),
          terminals,
        });
        return edited.outcome === 'done'
          ? { waybill: edited.waybill }
          : { message: messages.cannotEdit, errors: {} };
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        if (isConflict(failure, values)) return { message: undefined, errors: {} };
        return { message: failureMessage(failure), errors: formFieldErrors(failure, waybillWire.names) };
      }
    },
  };
}
