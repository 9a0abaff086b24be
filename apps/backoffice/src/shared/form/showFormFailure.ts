import { type ApiFailure, failureMessage, formFieldErrors, requestOf } from '@motorpark/api';
import { type DismissToast, toast } from '@motorpark/ui';
import { FORM_ERROR } from 'final-form';

let takeBack: DismissToast | undefined;

/** Dismisses the toast of the form's last failure, because the form is sent again. */
export function dismissFormFailure(): void {
  takeBack?.();
  takeBack = undefined;
}

/** Shows a toast with the reason why a form was not saved, unless it stands at its fields. Returns the form's errors: the failure itself, and its field errors. */
export function showFormFailure<Field extends string>(
  failure: ApiFailure,
  names: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> & { [FORM_ERROR]?: string } {
  const atFields = formFieldErrors(failure, names);
  const message = failureMessage(failure);
  if (message !== undefined)
    takeBack = toast.error(message, {
      ...requestOf(failure),
      isOnPage: Object.keys(atFields).length > 0,
      complaints: 'fieldErrors' in failure ? Object.values(failure.fieldErrors) : [],
    });
  return { [FORM_ERROR]: failure.message, ...atFields };
}
