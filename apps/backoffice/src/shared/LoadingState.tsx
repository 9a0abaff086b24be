import type { ApiFailure } from '@motorpark/api';
import { Spinner } from '@motorpark/ui';
import { LoadFailure } from './LoadFailure';

interface LoadingStateProps {
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<unknown>;
  label: string;
  /** The text if it could not be loaded and the failure has no message of its own. */
  fallback: string;
}

/** Shown in place of something that is still loading or could not be loaded. */
export function LoadingState({ failure, isLoading, refresh, label, fallback }: LoadingStateProps) {
  if (failure && !isLoading) return <LoadFailure failure={failure} fallback={fallback} refresh={refresh} />;
  return <Spinner label={label} />;
}
