import { isApiFailure } from '@motorpark/api';
import { dismissFormFailure, showFormFailure } from './showFormFailure';
// oxlint-disable-next-line import/no-unassigned-import -- these screens use toasts for all messages, so the toasts are in their chunk
import '../ScreenToasts';

/** Runs a step's call. A failure is shown in a toast and at its fields, and returned as the form's errors; undefined on success. */
export async function runStep<Field extends string>(
  work: () => Promise<void>,
  fields: Readonly<Record<Field, string>>,
): Promise<ReturnType<typeof showFormFailure<Field>> | undefined> {
  dismissFormFailure();
  try {
    await work();
    return undefined;
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    return showFormFailure(failure, fields);
  }
}
