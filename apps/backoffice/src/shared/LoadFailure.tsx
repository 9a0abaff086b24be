import { type ApiFailure, failureMessage } from '@motorpark/api';
import { FailureState } from '@motorpark/ui';

interface LoadFailureProps {
  failure: ApiFailure;
  /** Shown if the failure has no message of its own. */
  fallback: string;
  refresh: () => Promise<unknown>;
  /** It is being asked for again. */
  isRefreshing?: boolean;
}

/** Stands where something should be that could not be loaded: why, and a button that tries again. */
export function LoadFailure({ failure, fallback, refresh, isRefreshing }: LoadFailureProps) {
  return (
    <FailureState
      message={failureMessage(failure) ?? fallback}
      onRetry={() => void refresh()}
      isRetrying={isRefreshing}
    />
  );
}
