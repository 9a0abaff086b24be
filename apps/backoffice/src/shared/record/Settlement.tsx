import {
  type GiveBackTerms,
  type Kobo,
  formatPaymentMethod,
  partBack,
  settlement,
  termsText,
} from '@motorpark/domain';
import { Notice } from '@motorpark/ui';

/** Not in `messages`, which is loaded with every list. */
const COLLECT_FIRST = 'Collect it before you save.';
const HAND_BACK_THEN = 'Hand it back once this is saved.';

interface SettlementProps {
  /** The amount paid; undefined if nothing was paid yet. */
  before: Kobo | undefined;
  /** The amount with the changes in the form. */
  after: Kobo | undefined;
  /** How the returned money was paid; it is booked back by the same method. */
  paidWith?: string | undefined;
  /** On which terms a part of it is given back; by default all of the part is. */
  terms?: GiveBackTerms | undefined;
}

/**
 * A notice of how much money a change returns or collects; nothing if the amount stays. Money is collected before the change is saved and returned afterwards,
 * so that a refused change moves no money.
 */
export function Settlement({ before, after, paidWith, terms }: SettlementProps) {
  const part = before !== undefined && after !== undefined && after < before ? before - after : undefined;
  if (part !== undefined && terms?.refused !== undefined)
    return <Notice tone="warning">{terms.refused}</Notice>;
  const isRefund = part !== undefined && terms?.as === 'refund';
  const text = isRefund ? settlement(partBack(terms, part).amount, 0) : settlement(before, after);
  const rule = termsText(terms, part);
  if (text === undefined || before === undefined || after === undefined) return null;
  return (
    <Notice tone="warning" title={text}>
      {after < before ? HAND_BACK_THEN : COLLECT_FIRST}
      {rule && ` ${rule}`}
      {paidWith && ` It was paid by ${formatPaymentMethod(paidWith)}: give it back the same way.`}
    </Notice>
  );
}
