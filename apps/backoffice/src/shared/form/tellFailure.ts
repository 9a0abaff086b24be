import { isApiFailure } from '@motorpark/api';
import { takeBackFormFailure, tellFormFailure } from './tellFormFailure';
// oxlint-disable-next-line import/no-unassigned-import -- these screens say everything by toasts, whose code comes with theirs
import '../ScreenToasts';

/**
 * Makes one step's call: a failure is shown in a toast and at its field, and the person stays where they are. Returns the errors of the form
 * then.
 */
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
