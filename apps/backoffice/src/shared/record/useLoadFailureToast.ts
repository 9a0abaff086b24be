import { type ApiFailure, failureMessage } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { useEffect } from 'react';

/** One toast for each failed load: `Error fetching routes: Internet disconnected` (docs/app.md). */
export function useLoadFailureToast(failure: ApiFailure | undefined, words: string | undefined): void {
  // What was read before stands there and says so.
  const isOld = failure?.kind === 'disconnected' && failure.asOf !== undefined;
  useEffect(() => {
    const message = failure && failureMessage(failure);
    if (words === undefined || message === undefined || isOld) return;
    const text = `${words}: ${message}`;
    toast.error(text, { toastId: text, isOnPage: true });
  }, [failure, isOld, words]);
}
