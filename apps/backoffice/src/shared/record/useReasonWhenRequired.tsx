import { SAY_WHY } from '@motorpark/domain';
import { formFieldErrors, isApiFailure } from '@motorpark/api';
import { ReasonDialog } from '@motorpark/ui/form';
import { type ReactNode, useState } from 'react';
import { confirmWithReason } from '../history/confirmWithReason';

interface RefusedOrder<Order, Answer> {
  order: Order;
  failure: unknown;
  resolve: (answer: Answer) => void;
  reject: (failure: unknown) => void;
}

const WORDS = {
  title: 'Why is this changed?',
  note: 'Money or goods already depend on it. The reason stays in the history.',
};
const FIELDS = { reason: 'reason' } as const;

/**
 * Carries out an action, and once more with a reason from a dialog if the server requires one. Closing the dialog rejects with the server's refusal; a conflict
 * of the second try rejects too, for the form to handle.
 */
export function useReasonWhenRequired<Order, Answer>(
  act: (order: Order, reason?: string) => Promise<Answer>,
  { title, note } = WORDS,
): { act: (order: Order) => Promise<Answer>; dialog: ReactNode } {
  const [refused, setRefused] = useState<RefusedOrder<Order, Answer>>();

  async function tried(order: Order): Promise<Answer> {
    try {
      return await act(order);
    } catch (failure) {
      if (!isAboutReason(failure)) throw failure;
      return new Promise((resolve, reject) => setRefused({ order, failure, resolve, reject }));
    }
  }

  return {
    act: tried,
    dialog: refused && (
      <ReasonDialog
        title={title}
        confirmLabel="Save"
        missing={SAY_WHY}
        onConfirm={confirmWithReason(async (reason) => {
          try {
            refused.resolve(await act(refused.order, reason));
            setRefused(undefined);
          } catch (failure) {
            if (!isApiFailure(failure) || failure.kind !== 'conflict') throw failure;
            refused.reject(failure);
            setRefused(undefined);
          }
        })}
        onClose={() => {
          refused.reject(refused.failure);
          setRefused(undefined);
        }}
      >
        <p>{note}</p>
      </ReasonDialog>
    ),
  };
}

const isAboutReason = (failure: unknown): boolean => formFieldErrors(failure, FIELDS)['reason'] !== undefined;
