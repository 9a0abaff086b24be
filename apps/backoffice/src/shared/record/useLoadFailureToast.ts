import { type ApiFailure, failureMessage, requestOf } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { useEffect, useRef } from 'react';

/** One toast for a load that fails, however often it is tried: `Error fetching routes: Internet disconnected` (docs/app.md). */
export function useLoadFailureToast(failure: ApiFailure | undefined, words: string | undefined): void {
  const message = failure && failureMessage(failure);
  // What was read before stands there and says so.
  const isOld = failure?.kind === 'disconnected' && failure.asOf !== undefined;
  const text = words === undefined || message === undefined || isOld ? undefined : `${words}: ${message}`;
  const said = useRef(failure);
  useEffect(() => {
    said.current = failure;
  });
  useEffect(() => {
    if (text !== undefined) toast.error(text, { ...requestOf(said.current), toastId: text, isOnPage: true });
  }, [text]);
}
