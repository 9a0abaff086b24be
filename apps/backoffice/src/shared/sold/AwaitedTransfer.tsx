import { useHas, useTransfer } from '@motorpark/api';
import { type SoldRecord, formatNaira } from '@motorpark/domain';
import { TransferAccount, toast } from '@motorpark/ui';
import { useEffect, useEffectEvent } from 'react';
import { runStep } from '../form/runStep';

interface AwaitedTransferProps {
  row: SoldRecord;
  /** The record as staff name it: `Ticket TK-7QF3XM-K`. */
  name: string;
}

/** The account number of a sale that waits for a transfer, where a payment provider gives one, until the money is there. */
export function AwaitedTransfer({ row, name }: AwaitedTransferProps) {
  const { confirmation, voided, paymentMethod } = row;
  const has = useHas();
  const isAwaited =
    paymentMethod === 'Bank Transfer' && confirmation?.status === 'Awaiting confirmation' && !voided;
  return isAwaited && has('transfers') ? <Account id={row.id} name={name} /> : null;
}

function Account({ id, name }: { id: string; name: string }) {
  const { transfer, ask, isAsking } = useTransfer(id);
  const isPaid = transfer?.status === 'Confirmed';
  const say = useEffectEvent(() =>
    toast.success(`${name} is paid: ${formatNaira(transfer?.received ?? 0)} came by transfer.`),
  );
  useEffect(() => {
    if (isPaid) say();
  }, [isPaid]);
  if (transfer?.status !== 'Awaiting confirmation') return null;
  return (
    <TransferAccount
      transfer={transfer}
      onAskForRest={ask && (() => runStep(async () => void (await ask()), {}))}
      isAsking={isAsking}
    />
  );
}
