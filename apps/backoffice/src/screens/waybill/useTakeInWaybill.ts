import {
  waybillWire,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  newRetryKey,
  useCreateWaybill,
} from '@motorpark/api';
import { type Terminal, waybillSchema, type WaybillDraft } from '@motorpark/domain';
import { messages } from './messages';
import { waybillDrafts } from './waybillDraft';
import type { WaybillTask } from './waybillTask';

/**
 * Takes the parcel in, once: the same form sent again after a lost connection carries the same retry key, so the server answers
 * with the waybill that it may already have made.
 */
export function useTakeInWaybill(terminals: readonly Terminal[]): WaybillTask & { isSending: boolean } {
  const { createWaybill, isCreating } = useCreateWaybill();
  const { dropDraft, forgetTry, keepTry, readTry } = waybillDrafts;
  return {
    title: messages.createTitle,
    done: messages.created,
    isSending: isCreating,
    async submit(values) {
      const form = waybillSchema.cast(values);
      const written = JSON.stringify(form);
      const before = readTry();
      const key = before?.form === written ? before.key : newRetryKey();
      keepTry({ form: written, key, isUnanswered: true });
      try {
        const waybill = await createWaybill({ form, terminals, retryKey: key });
        dropDraft();
        forgetTry();
        return { waybill };
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        keepTry({ form: written, key, isUnanswered: failure.kind === 'disconnected' });
        return {
          // A 401 is only logged; the login screen says the rest.
          message: failureMessage(failure, messages.createFailed),
          errors: formFieldErrors(failure, waybillWire.names),
        };
      }
    },
  };
}

/** The try that got no answer, if the latest one didn't: of this very form, or of another one, which is another waybill then. */
export function unansweredWaybill(values: WaybillDraft): 'this' | 'another' | undefined {
  const latest = waybillDrafts.readTry();
  if (!latest?.isUnanswered) return undefined;
  return latest.form === JSON.stringify(waybillSchema.cast(values, { assert: false })) ? 'this' : 'another';
}
