import { type ApiFailure, failureMessage } from '@motorpark/api';
import { FailureState } from '@motorpark/ui';

interface LoadFailureProps {
  failure: ApiFailure;
  /** The text if the failure has no message of its own. */
  fallback: string;
  refresh: () => Promise<unknown>;
  /** Whether it is being loaded again. */
  isRefreshing?: boolean;
  /** Whether earlier data is shown below, which should hardly move. */
  isInline?: boolean;
}

/** Shown in place of something that could not be loaded: the message, and a button that retries. */
export function LoadFailure({ failure, fallback, refresh, isRefreshing, isInline }: LoadFailureProps) {
  return (
    <FailureState
      message={failureMessage(failure) ?? fallback}
      onRetry={() => void refresh()}
      isRetrying={isRefreshing}
      isInline={isInline}
    />
  );
}
