import { type Instant, boardingQuestion } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';

/** Throws a 422 at `confirmed` if a client that can ask boards somebody hours before the bus leaves, and the user has not confirmed it (docs/departure.md#boarding). */
export function refuseEarly(travelDate: Instant, { input, now }: Pick<PersonContext, 'input' | 'now'>): void {
  const question = boardingQuestion({ travelDate, now: now.toISOString() });
  if (input['confirmed'] === false && question !== undefined) throw invalid({ confirmed: question });
}
