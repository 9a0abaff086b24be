import { failureMessage, requestOf } from '@motorpark/api';
import { toast } from '@motorpark/ui';

/** Shows a failure in a toast, with its request id; nothing for an ended session, which the login screen explains. */
export function toastFailure(failure: unknown, message = failureMessage(failure)): void {
  if (message !== undefined) toast.error(message, requestOf(failure));
}
