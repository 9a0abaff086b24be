import { TriangleAlert } from 'lucide-react';
import { Button } from '../../controls';
import { Inline } from '../../layout/Stack/Stack';
import { Emblem, Stack, Text } from '../EmptyState/EmptyState.styles';
import { useLocale } from '../../locale';

export interface FailureStateProps {
  /** What happened, in words for staff: "Internet disconnected". */
  message: string;
  /** Called to try again. Leave it out if trying again can't help. */
  onRetry?: (() => unknown) | undefined;
  /** Whether it is being tried again. */
  isRetrying?: boolean | undefined;
  /** Whether earlier data is still shown below: the message is then one line, so that the data hardly moves. */
  isInline?: boolean | undefined;
}

/** Shows that data could not be loaded. It is announced once. For a failure that passes, use a toast. */
export function FailureState({ message, onRetry, isRetrying = false, isInline }: FailureStateProps) {
  const { say } = useLocale();
  const Place = isInline ? Inline : Stack;
  return (
    <Place>
      <Emblem $tone="danger">
        <TriangleAlert size={24} aria-hidden="true" />
      </Emblem>
      <Text role="alert">{message}</Text>
      {onRetry && (
        <Button variant="secondary" isBusy={isRetrying} onPress={onRetry}>
          {say('Try again')}
        </Button>
      )}
    </Place>
  );
}
