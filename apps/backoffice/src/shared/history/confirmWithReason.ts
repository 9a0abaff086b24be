import { failureMessage, formFieldErrors } from '@motorpark/api';
import type { FieldErrors } from '@motorpark/domain';
import { toastFailure } from '../toastFailure';

const FIELDS = { reason: 'reason' } as const;

/**
 * Returns the `onConfirm` of a `ReasonDialog`, from an action that closes the dialog on success. The dialog shows what the server says about the reason; any other
 * failure is shown in a toast. `textOf` returns its text, undefined if none is needed.
 */
export const confirmWithReason =
  (
    act: (reason: string) => Promise<void>,
    textOf: (failure: unknown) => string | undefined = failureMessage,
  ) =>
  async (reason: string): Promise<FieldErrors | undefined> => {
    try {
      await act(reason);
      return undefined;
    } catch (failure) {
      const error = formFieldErrors(failure, FIELDS)['reason'];
      if (error !== undefined) return { reason: error };
      toastFailure(failure, textOf(failure));
      return undefined;
    }
  };
