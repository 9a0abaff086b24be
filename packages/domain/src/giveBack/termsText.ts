import { type Kobo, formatDateTime, formatNaira } from '../format';
import type { GiveBackTerms } from '../ticket';
import { partBack } from './giveBack';

/** Returns what the terms of giving a part of a price back mean for that part, for the user to read out; undefined if there is nothing to say. */
export function termsText(terms: GiveBackTerms | undefined, part: Kobo | undefined): string | undefined {
  if (!terms || part === undefined) return undefined;
  if (terms.as === 'correction' && terms.until !== undefined) {
    return `This is a correction until ${formatDateTime(terms.until)}: the company keeps nothing.`;
  }
  const { kept } = partBack(terms, part);
  return terms.as === 'refund' && kept > 0
    ? `The time for corrections is over. By its rule for refunds the company keeps ${formatNaira(kept)}.`
    : undefined;
}
