import type { StatementMatch } from '@motorpark/contract';
import { useState } from 'react';
import { failureMessage, isApiFailure, toApiFailure } from '../failure/failure';
import { useConfirmPayment } from './usePayments';

/** What became of a match; `why` is undefined if the server has given no reason. */
export type MatchOutcome = { isConfirmed: true } | { isConfirmed: false; why: string | undefined };

/** Confirms matches one after the other. Stops if the connection is lost or the session has ended; the user can then try the others again. */
export function useConfirmMatches() {
  const { confirm } = useConfirmPayment();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, MatchOutcome>>(new Map());
  const [isBusy, setIsBusy] = useState(false);

  const setOutcome = (id: string, outcome: MatchOutcome) =>
    setOutcomes((before) => new Map([...before, [id, outcome]]));

  async function confirmAll(matches: readonly StatementMatch[]): Promise<number> {
    let confirmed = 0;
    setIsBusy(true);
    try {
      for (const { payment, reference } of matches) {
        try {
          await confirm({ id: payment.id, form: { reference, amount: payment.amount } });
          setOutcome(payment.id, { isConfirmed: true });
          confirmed += 1;
        } catch (failure) {
          setOutcome(payment.id, { isConfirmed: false, why: failureMessage(failure) });
          const { kind } = toApiFailure(failure);
          if (kind === 'disconnected' || kind === 'unauthorised') break;
          if (!isApiFailure(failure)) throw failure;
        }
      }
    } finally {
      setIsBusy(false);
    }
    return confirmed;
  }

  return { confirmAll, outcomes, isBusy };
}
