import { TriangleAlert } from 'lucide-react';
import { Button } from '../../controls';
import { Inline } from '../../layout/Stack/Stack';
import { Emblem, Stack, Text } from '../EmptyState/EmptyState.styles';

export interface FailureStateProps {
  /** What happened, in words for staff: "Internet disconnected". */
  message: string;
  /** Asks again. Leave it out when asking again can't help. */
  onRetry?: (() => void) | undefined;
  /** The question is being asked again. */
  isRetrying?: boolean | undefined;
  /** What was fetched before still stands below: one line, so that it hardly moves. */
  isBeside?: boolean | undefined;
}

/**
 * What should be here couldn't be fetched. It is announced once. For a failure that passes, use a toast.
 */
export function FailureState({ message, onRetry, isRetrying = false, isBeside }: FailureStateProps) {
  const Place = isBeside ? Inline : Stack;
  return (
    <Place>
      <Emblem $tone="danger">
        <TriangleAlert size={24} aria-hidden="true" />
      </Emblem>
      <Text role="alert">{message}</Text>
      {onRetry && (
        <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Place>
  );
}
