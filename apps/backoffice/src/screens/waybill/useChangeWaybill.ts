import {
  WAYBILL_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  useSaveWaybill,
} from '@motorpark/api';
import { type Terminal, type Waybill, waybillSchema } from '@motorpark/domain';
import { messages } from './messages';
import type { WaybillTask } from './waybillTask';

/** Changes a waybill. The same change sent again does no harm, so a try whose answer got lost is simply made again. */
export function useChangeWaybill({ id }: Waybill, terminals: readonly Terminal[]): WaybillTask {
  const { saveWaybill } = useSaveWaybill();
  return {
    title: messages.editTitle,
    done: messages.edited,
    async submit(values) {
      try {
        const edited = await saveWaybill({ id, form: waybillSchema.cast(values), terminals });
        return edited.outcome === 'done'
          ? { waybill: edited.waybill }
          : { message: messages.cannotEdit, errors: {} };
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        return { message: failureMessage(failure), errors: formFieldErrors(failure, WAYBILL_FIELDS) };
      }
    },
  };
}
