import { failureMessage, formFieldErrors, isApiFailure, requestOf } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { FORM_ERROR } from 'final-form';
// oxlint-disable-next-line import/no-unassigned-import -- these screens say everything by toasts, whose code comes with theirs
import '../../shared/ScreenToasts';

/**
 * Makes one step's call: a failure is shown in a toast and at its field, and the person stays where they are. Returns the errors of the form
 * then: that it failed, and what is said of its fields.
 */
export async function tellFailure<Field extends string>(
  work: () => Promise<void>,
  fields: Readonly<Record<Field, string>>,
): Promise<(Partial<Record<Field, string>> & { [FORM_ERROR]?: string }) | undefined> {
  try {
    await work();
    return undefined;
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    const atFields = formFieldErrors(failure, fields);
    toast.error(failureMessage(failure), {
      ...requestOf(failure),
      isOnPage: Object.keys(atFields).length > 0,
    });
    return { [FORM_ERROR]: failure.message, ...atFields };
  }
}
