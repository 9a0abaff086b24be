import { useDeleteExpense } from '@motorpark/api';
import { type DrawerPayment, type Shift, formatDateTime, formatNaira } from '@motorpark/domain';
import { Button, ConfirmDialog, Inline, VisuallyHidden, toast } from '@motorpark/ui';
import { useState } from 'react';
import { toastFailure } from '../../shared/toastFailure';
import { Listed } from './Listed';
import { messages } from './messages';

/** What the user's own drawer has paid. A payment that was typed wrong is taken back with its expense while the shift is open. */
export function MyPayments({ shift: { payments, status } }: { shift: Shift }) {
  const { remove, isRemoving } = useDeleteExpense();
  const [toTakeBack, setToTakeBack] = useState<DrawerPayment>();
  const close = () => setToTakeBack(undefined);

  async function takeBack({ id }: DrawerPayment) {
    try {
      await remove({ id });
      toast.success(messages.unpay.done);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      close();
    }
  }

  const valueOf = (payment: DrawerPayment) => {
    const amount = formatNaira(payment.amount);
    if (status !== 'Open') return amount;
    return (
      <Inline gap={3} justify="end">
        <Button variant="quiet" onClick={() => setToTakeBack(payment)}>
          {messages.takeBack.button}
          <VisuallyHidden>{messages.takeBack.which(amount, payment.expenseType)}</VisuallyHidden>
        </Button>
        {amount}
      </Inline>
    );
  };

  return (
    <>
      <Listed
        title={messages.payments}
        empty={messages.noPayments}
        items={payments.map((payment) => ({
          term: [formatDateTime(payment.at), payment.expenseType].filter(Boolean).join(', '),
          value: valueOf(payment),
        }))}
      />
      {toTakeBack && (
        <ConfirmDialog
          title={messages.unpay.title(formatNaira(toTakeBack.amount), toTakeBack.expenseType)}
          notes={messages.unpay.notes}
          confirmLabel={messages.unpay.confirm}
          isBusy={isRemoving}
          onConfirm={() => void takeBack(toTakeBack)}
          onCancel={close}
        />
      )}
    </>
  );
}
