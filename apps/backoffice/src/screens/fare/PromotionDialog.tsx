import { type Difference, newRetryKey, usePromotion } from '@motorpark/api';
import {
  type Fare,
  TICKET_PAYMENT_LABELS,
  TICKET_PAYMENT_METHODS,
  counted,
  formatNaira,
  formatPhone,
} from '@motorpark/domain';
import { Button, ChoiceField, type Column, DataTable, Modal, Stack, TextField, toast } from '@motorpark/ui';
import { useState } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { toastFailure } from '../../shared/toastFailure';

const COLUMNS: Column<Difference>[] = [
  { header: 'Ticket', cell: ({ number }) => number, isRowHeader: true },
  { header: 'Traveler', cell: ({ name }) => name, truncate: true },
  { header: 'Phone', cell: ({ phone }) => formatPhone(phone), hides: 1 },
  { header: 'Paid', cell: ({ paid }) => formatNaira(paid), align: 'end', cardLabel: 'Paid' },
  {
    header: 'Gets back',
    cell: ({ difference }) => formatNaira(difference),
    align: 'end',
    cardLabel: 'Gets back',
  },
];

const METHODS = TICKET_PAYMENT_METHODS.map((value) => ({ value, label: TICKET_PAYMENT_LABELS[value] }));

interface PromotionDialogProps {
  fare: Fare;
  onClose: () => void;
}

/** Gives the difference back to all who paid more than a fare on its days: shows whom and how much, and does it once. */
export function PromotionDialog({ fare, onClose }: PromotionDialogProps) {
  const { promotion, failure, refresh, give, isBusy } = usePromotion(fare.id);
  const [retryKey] = useState(newRetryKey);
  const [method, setMethod] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const paymentMethod = TICKET_PAYMENT_METHODS.find((one) => one === method);
  const { tickets = [], total = 0, hasMore = false, plan = '' } = promotion ?? {};

  async function confirm() {
    setIsChecked(true);
    if (!paymentMethod || reason.trim() === '') return;
    try {
      await give({ id: fare.id, plan, paymentMethod, reason: reason.trim(), retryKey });
      toast.success(`${formatNaira(total)} given back.`);
      onClose();
    } catch (refusal) {
      toastFailure(refusal);
      // What is shown may be out of date: the server then gives nothing back.
      await refresh();
    }
  }

  return (
    <Modal
      title={`Give back what was paid above ${formatNaira(fare.fare)}`}
      onClose={onClose}
      footer={
        tickets.length > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={confirm}>
            Give back {formatNaira(total)}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {failure && !promotion ? (
          <LoadFailure failure={failure} fallback="The tickets could not be loaded." refresh={refresh} />
        ) : (
          <DataTable
            label="Tickets sold dearer"
            columns={COLUMNS}
            rows={tickets}
            isLoading={promotion === undefined}
            rowKey={({ id }) => id}
            density="compact"
            emptyText="No ticket was sold dearer on its days."
            footer={
              tickets.length > 0
                ? `${counted(tickets.length, 'ticket')}, ${formatNaira(total)}${hasMore ? '. There are more: repeat this afterwards' : ''}`
                : undefined
            }
          />
        )}
        {tickets.length > 0 && (
          <>
            <ChoiceField
              label="Paid back with"
              name="paymentMethod"
              isRequired
              options={METHODS}
              value={method}
              onChange={setMethod}
              error={isChecked && !paymentMethod ? 'Please select a payment method.' : undefined}
            />
            <TextField
              label="Reason"
              name="reason"
              isRequired
              value={reason}
              onChange={setReason}
              error={isChecked && reason.trim() === '' ? 'Please say why.' : undefined}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}
