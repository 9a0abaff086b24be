import { type Kobo, settlement } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { messages } from './messages';

interface SettlementProps {
  /** What was paid; undefined where nothing was yet. */
  before: Kobo | undefined;
  /** What it costs with the changes in the form. */
  after: Kobo | undefined;
}

/** Tells the clerk what to hand over or collect before a change is saved; nothing where the amount stays. */
export function Settlement({ before, after }: SettlementProps) {
  const said = settlement(before, after);
  if (said === undefined) return null;
  return (
    <Notice tone="warning" title={said}>
      {messages.settleFirst}
    </Notice>
  );
}
