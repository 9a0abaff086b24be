import { useAwaitedTransfers, useHas, useTransfer } from '@motorpark/api';
import { type SoldRecord, isCard, isTransfer } from '@motorpark/domain';
import { Button, Notice, TransferAccount } from '@motorpark/ui';
import { useEffect, useEffectEvent } from 'react';
import { runStep } from '../form/runStep';

const texts = {
  noAccount: 'No account number for this sale',
  notSent: 'Not sent to the POS terminal',
  again: 'Try again',
};

/**
 * The account number of a sale that waits for a transfer, where a payment provider gives one: `notice` shows it until the money is there, `transfer` is for the
 * receipt. A sale by card is sent to the POS terminal of this counter once it was sold (`isNew`), if there is one. The user is told on whichever screen they are once the money has come. `name` is
 * the record as staff name it: `Ticket TK-7QF3XM-K`.
 */
export function useAwaitedTransfer(
  { id, confirmation, voided, paymentMethod = '' }: SoldRecord,
  name: string,
  isNew: boolean,
) {
  const has = useHas();
  const isByCard = isCard(paymentMethod);
  const isAwaited =
    (isByCard || isTransfer(paymentMethod)) && confirmation?.status === 'Awaiting confirmation' && !voided;
  const { transfer, failure, refresh, ask, takeLate, isAsking } = useTransfer(id, {
    isOff: !isAwaited || !has(isByCard ? 'pos_terminals' : 'transfers'),
    isOnlyRead: isByCard && !isNew,
  });
  const { begin } = useAwaitedTransfers();
  const isToCome = isAwaited && ask !== undefined && transfer?.status === 'Awaiting confirmation';
  const beginAwaiting = useEffectEvent(() => begin({ id, name }));
  useEffect(() => {
    if (isToCome) beginAwaiting();
  }, [isToCome]);
  if (!isAwaited) return {};
  if (transfer?.status === 'Awaiting confirmation')
    return {
      transfer: isByCard ? undefined : transfer,
      notice: (
        <TransferAccount
          transfer={transfer}
          onAsk={ask && (() => runStep(async () => void (await ask()), {}))}
          onTakeLate={ask && (() => runStep(async () => void (await takeLate()), {}))}
          isAsking={isAsking}
        />
      ),
    };
  return {
    notice: failure && !transfer && (
      <Notice
        tone="warning"
        title={isByCard ? texts.notSent : texts.noAccount}
        action={<Button onPress={() => void refresh()}>{texts.again}</Button>}
      >
        {failure.message}
      </Notice>
    ),
  };
}
