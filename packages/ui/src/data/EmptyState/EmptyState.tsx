import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Emblem, Hint, Stack, Text } from './EmptyState.styles';

export interface EmptyStateProps {
  /** What there is none of: "No Trips Yet". */
  text: string;
  /** How to create the first one, or how to find more. */
  hint?: ReactNode;
  /** The button that creates the first one. */
  action?: ReactNode;
}

/** Shows that there is nothing here, which is no error. For an error use `FailureState`. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <Stack>
      <Emblem $tone="idle">
        <Inbox size={24} aria-hidden="true" />
      </Emblem>
      <Text>{text}</Text>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {action}
    </Stack>
  );
}
