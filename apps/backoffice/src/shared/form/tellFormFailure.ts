import { type ApiFailure, failureMessage, formFieldErrors, requestOf } from '@motorpark/api';
import { type TakeBack, toast } from '@motorpark/ui';
import { FORM_ERROR } from 'final-form';

let takeBack: TakeBack | undefined;

/** A form is sent again: the toast that says why it was not saved before is no longer true. */
export function takeBackFormFailure(): void {
  takeBack?.();
  takeBack = undefined;
}

/** Shows in a toast why a form was not saved. Returns the errors of the form: that it failed, and what is said of its fields. */
export function tellFormFailure<Field extends string>(
  failure: ApiFailure,
  names: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> & { [FORM_ERROR]?: string } {
  const atFields = formFieldErrors(failure, names);
  const message = failureMessage(failure);
  if (message !== undefined)
    takeBack = toast.error(message, { ...requestOf(failure), isOnPage: Object.keys(atFields).length > 0 });
  return { [FORM_ERROR]: failure.message, ...atFields };
}
