import { type ApiFailure, failureMessage, requestOf } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { useEffect, useRef } from 'react';

/** Shows one toast for a failing load, however often it is retried: `Error fetching routes: Internet disconnected` (docs/app.md). */
export function useLoadFailureToast(failure: ApiFailure | undefined, words: string | undefined): void {
  const message = failure && failureMessage(failure);
  // A stored copy is shown with a notice of its own.
  const isOld = failure?.kind === 'disconnected' && failure.asOf !== undefined;
  const text = words === undefined || message === undefined || isOld ? undefined : `${words}: ${message}`;
  const latest = useRef(failure);
  useEffect(() => {
    latest.current = failure;
  });
  useEffect(() => {
    if (text !== undefined)
      toast.error(text, { ...requestOf(latest.current), toastId: text, isOnPage: true });
  }, [text]);
}
