import { failureMessage, requestOf } from '@motorpark/api';
import { toast } from '@motorpark/ui';

/** Tells what failed, with the name of its request; nothing of a session that has ended, which the login says. */
export function toastFailure(failure: unknown, message = failureMessage(failure)): void {
  if (message !== undefined) toast.error(message, requestOf(failure));
}
