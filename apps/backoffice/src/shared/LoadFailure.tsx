import { type ApiFailure, failureMessage } from '@motorpark/api';
import { FailureState } from '@motorpark/ui';

interface LoadFailureProps {
  failure: ApiFailure;
  /** Shown if the failure has no message of its own. */
  fallback: string;
  refresh: () => Promise<unknown>;
  /** It is being asked for again. */
  isRefreshing?: boolean;
  /** What was loaded before stands below, and should hardly move. */
  isBeside?: boolean;
}

/** Stands where something should be that could not be loaded: why, and a button that tries again. */
export function LoadFailure({ failure, fallback, refresh, isRefreshing, isBeside }: LoadFailureProps) {
  return (
    <FailureState
      message={failureMessage(failure) ?? fallback}
      onRetry={() => void refresh()}
      isRetrying={isRefreshing}
      isBeside={isBeside}
    />
  );
}
