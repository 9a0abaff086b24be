import { useHas, useTransfer } from '@motorpark/api';
import { type SoldRecord, formatNaira, isTransfer } from '@motorpark/domain';
import { Button, Notice, TransferAccount, toast } from '@motorpark/ui';
import { useEffect, useEffectEvent } from 'react';
import { runStep } from '../form/runStep';

const texts = {
  noAccount: 'No account number for this sale',
  again: 'Try again',
  paid: (name: string, amount: string) => `${name} is paid: ${amount} came by transfer.`,
};

interface AwaitedTransferProps {
  row: SoldRecord;
  /** The record as staff name it: `Ticket TK-7QF3XM-K`. */
  name: string;
}

/** The account number of a sale that waits for a transfer, where a payment provider gives one, until the money is there. */
export function AwaitedTransfer({ row, name }: AwaitedTransferProps) {
  const { confirmation, voided, paymentMethod = '' } = row;
  const has = useHas();
  const isAwaited = isTransfer(paymentMethod) && confirmation?.status === 'Awaiting confirmation' && !voided;
  return isAwaited && has('transfers') ? <Account id={row.id} name={name} /> : null;
}

function Account({ id, name }: { id: string; name: string }) {
  const { transfer, failure, refresh, ask, isAsking } = useTransfer(id);
  const isPaid = transfer?.status === 'Confirmed';
  const say = useEffectEvent(() => toast.success(texts.paid(name, formatNaira(transfer?.received ?? 0))));
  useEffect(() => {
    if (isPaid) say();
  }, [isPaid]);
  if (failure && !transfer)
    return (
      <Notice
        tone="warning"
        title={texts.noAccount}
        action={<Button onPress={() => void refresh()}>{texts.again}</Button>}
      >
        {failure.message}
      </Notice>
    );
  if (transfer?.status !== 'Awaiting confirmation') return null;
  return (
    <TransferAccount
      transfer={transfer}
      onAskForRest={ask && (() => runStep(async () => void (await ask()), {}))}
      isAsking={isAsking}
    />
  );
}
