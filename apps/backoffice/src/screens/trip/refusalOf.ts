import { failureMessage, isApiFailure } from '@motorpark/api';
import type { ScanOutcome } from '@motorpark/ui';

interface Refusal {
  outcome: ScanOutcome;
  title: string;
  text: string;
}

type RefusalWords = Record<'already' | 'refused' | 'notDone' | 'tryAgain', string>;

/** The result of a failed scan: 409 means already aboard, 422 means not allowed. After any other failure nothing was changed. */
export function refusalOf(failure: unknown, words: RefusalWords): Refusal {
  const kind = isApiFailure(failure) ? failure.kind : 'unknown';
  const text = failureMessage(failure) ?? words.tryAgain;
  if (kind === 'conflict') return { outcome: 'already', title: words.already, text };
  const title = kind === 'invalid' ? words.refused : words.notDone;
  return { outcome: 'refused', title, text: kind === 'disconnected' ? `${text}. ${words.tryAgain}` : text };
}
