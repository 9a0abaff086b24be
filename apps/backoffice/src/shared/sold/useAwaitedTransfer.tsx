import { useAwaitedTransfers, useHas, useTransfer } from '@motorpark/api';
import { type SoldRecord, isTransfer } from '@motorpark/domain';
import { Button, Notice, TransferAccount } from '@motorpark/ui';
import { useEffect, useEffectEvent } from 'react';
import { runStep } from '../form/runStep';

const texts = { noAccount: 'No account number for this sale', again: 'Try again' };

/**
 * The account number of a sale that waits for a transfer, where a payment provider gives one: `notice` shows it until the money is there, `transfer` is for the
 * receipt. The user is told on whichever screen they are once the money has come. `name` is the record as staff name it: `Ticket TK-7QF3XM-K`.
 */
export function useAwaitedTransfer(
  { id, confirmation, voided, paymentMethod = '' }: SoldRecord,
  name: string,
) {
  const has = useHas();
  const isAwaited = isTransfer(paymentMethod) && confirmation?.status === 'Awaiting confirmation' && !voided;
  const { transfer, failure, refresh, ask, takeLate, isAsking } = useTransfer(id, {
    isOff: !isAwaited || !has('transfers'),
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
      transfer,
      notice: (
        <TransferAccount
          transfer={transfer}
          onAskForRest={ask && (() => runStep(async () => void (await ask()), {}))}
          onTakeLate={ask && (() => runStep(async () => void (await takeLate()), {}))}
          isAsking={isAsking}
        />
      ),
    };
  return {
    notice: failure && !transfer && (
      <Notice
        tone="warning"
        title={texts.noAccount}
        action={<Button onPress={() => void refresh()}>{texts.again}</Button>}
      >
        {failure.message}
      </Notice>
    ),
  };
}
