import { type ApiFailure, failureMessage } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { useEffect } from 'react';

/** One toast for each failed load: `Error fetching routes: Internet disconnected` (docs/app.md). */
export function useLoadFailureToast(failure: ApiFailure | undefined, words: string | undefined): void {
  useEffect(() => {
    const message = failure && failureMessage(failure);
    if (words === undefined || message === undefined) return;
    const text = `${words}: ${message}`;
    toast.error(text, { toastId: text, isOnPage: true });
  }, [failure, words]);
}
