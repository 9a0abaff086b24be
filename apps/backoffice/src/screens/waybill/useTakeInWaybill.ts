import {
  WAYBILL_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  newRetryKey,
  useCreateWaybill,
} from '@motorpark/api';
import { type Terminal, waybillSchema } from '@motorpark/domain';
import { messages } from './messages';
import { type WaybillDraft, waybillDrafts } from './waybillDraft';
import type { WaybillTask } from './waybillTask';

/**
 * Takes the parcel in, once: the same form sent again after a lost connection carries the same retry key, so the server answers
 * with the waybill that it may already have made.
 */
export function useTakeInWaybill(terminals: readonly Terminal[]): WaybillTask {
  const { createWaybill } = useCreateWaybill();
  const { dropDraft, forgetTry, keepTry, readTry } = waybillDrafts;
  return {
    title: messages.createTitle,
    done: messages.created,
    async submit(values) {
      const form = waybillSchema.cast(values);
      const written = JSON.stringify(form);
      const before = readTry();
      const key = before?.form === written ? before.key : newRetryKey();
      keepTry({ form: written, key, isUnanswered: true });
      try {
        const waybill = await createWaybill({ form, terminals, idempotencyKey: key });
        dropDraft();
        forgetTry();
        return { waybill };
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        keepTry({ form: written, key, isUnanswered: failure.kind === 'disconnected' });
        return {
          // §8: a 401 is only logged; the login screen says the rest.
          message: failureMessage(failure, messages.createFailed),
          errors: formFieldErrors(failure, WAYBILL_FIELDS),
        };
      }
    },
  };
}

/** Whether an earlier try got no answer and the form is another one since: sent now it is another waybill. */
export function mayBeMadeAlready(values: WaybillDraft): boolean {
  const latest = waybillDrafts.readTry();
  return (
    latest?.isUnanswered === true &&
    latest.form !== JSON.stringify(waybillSchema.cast(values, { assert: false }))
  );
}
