import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Emblem, Hint, Stack, Text } from './EmptyState.styles';

export interface EmptyStateProps {
  /** What there is none of: "No Trips Yet". */
  text: string;
  /** How to get the first one, or how to find more. */
  hint?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
  /** A 24-px icon instead of the open tray. */
  icon?: ReactNode;
}

/** Nothing here, and that is no fault. When something went wrong, use `FailureState`. */
export function EmptyState({ text, hint, action, icon }: EmptyStateProps) {
  return (
    <Stack>
      <Emblem $tone="idle">{icon ?? <Inbox size={24} aria-hidden="true" />}</Emblem>
      <Text>{text}</Text>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {action}
    </Stack>
  );
}
