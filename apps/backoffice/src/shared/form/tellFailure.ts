import { isApiFailure } from '@motorpark/api';
import { takeBackFormFailure, tellFormFailure } from './tellFormFailure';
// oxlint-disable-next-line import/no-unassigned-import -- these screens use toasts for all messages, so the toasts are in their chunk
import '../ScreenToasts';

/** Runs a step's call. A failure is shown in a toast and at its fields, and returned as the form's errors; undefined on success. */
export async function tellFailure<Field extends string>(
  work: () => Promise<void>,
  fields: Readonly<Record<Field, string>>,
): Promise<ReturnType<typeof tellFormFailure<Field>> | undefined> {
  takeBackFormFailure();
  try {
    await work();
    return undefined;
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    return tellFormFailure(failure, fields);
  }
}
