import { type Shift, disputedWithout } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface CountedWithoutProps {
  shift: Shift;
  action?: ReactNode;
}

/** Says that somebody else counted the drawer and nobody has confirmed the count. Shows nothing for any other count. */
export function CountedWithout({ shift, action }: CountedWithoutProps) {
  const owner = disputedWithout(shift);
  if (owner === undefined) return null;
  const { countedBy = messages.without.colleague, counter, isOwn } = shift;
  return (
    <Notice tone="warning" action={action}>
      {isOwn ? messages.without.you(countedBy, counter) : messages.without.owner(countedBy, owner)}
    </Notice>
  );
}
