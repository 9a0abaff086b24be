import { type Kobo, settlement } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';

/** Beside the other words they would be loaded with every list. */
const COLLECT_FIRST = 'Collect it before you save.';
const HAND_BACK_THEN = 'Hand it back once this is saved.';

interface SettlementProps {
  /** What was paid; undefined where nothing was yet. */
  before: Kobo | undefined;
  /** What it costs with the changes in the form. */
  after: Kobo | undefined;
}

/**
 * Tells the clerk what a change gives back or collects; nothing where the amount stays. Money comes in before the change is saved and goes
 * out after it: what is refused has then cost nothing, and is handed over once.
 */
export function Settlement({ before, after }: SettlementProps) {
  const said = settlement(before, after);
  if (said === undefined || before === undefined || after === undefined) return null;
  return (
    <Notice tone="warning" title={said}>
      {after < before ? HAND_BACK_THEN : COLLECT_FIRST}
    </Notice>
  );
}
