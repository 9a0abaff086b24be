import { type Difference, PROMOTION_NAMES, newRetryKey, usePromotion } from '@motorpark/api';
import {
  type Fare,
  TICKET_PAYMENT_LABELS,
  TICKET_PAYMENT_METHODS,
  check,
  counted,
  fieldErrors,
  formatNaira,
  formatPhone,
  promotionSchema,
} from '@motorpark/domain';
import {
  Button,
  ChoiceField,
  type Column,
  DataTable,
  Modal,
  PlainForm,
  Stack,
  TextField,
  toast,
} from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { useId, useState } from 'react';
import { Form } from 'react-final-form';
import { runStep } from '../../shared/form/runStep';
import { LoadFailure } from '../../shared/LoadFailure';

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

const START = { paymentMethod: '', reason: '' };

interface PromotionDialogProps {
  fare: Fare;
  onClose: () => void;
}

/** Gives the difference back to all who paid more than a fare on its days: shows whom and how much, and does it once. */
export function PromotionDialog({ fare, onClose }: PromotionDialogProps) {
  const { promotion, failure, refresh, give } = usePromotion(fare.id);
  const [retryKey] = useState(newRetryKey);
  const id = useId();
  const { tickets = [], total = 0, hasMore = false, plan = '' } = promotion ?? {};

  async function submit(draft: typeof START) {
    const { values, errors } = check(promotionSchema, draft);
    if (errors) return errors;
    const refusal = await runStep(async () => {
      await give({ id: fare.id, plan, ...values, retryKey });
      toast.success(`${formatNaira(total)} given back.`);
      onClose();
    }, PROMOTION_NAMES);
    // What is shown may be out of date: the server then gives nothing back.
    if (refusal) await refresh();
    return refusal;
  }

  return (
    <Form
      initialValues={START}
      validate={(draft) => fieldErrors(promotionSchema, draft)}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <Modal
          title={`Give back what was paid above ${formatNaira(fare.fare)}`}
          onClose={onClose}
          footer={
            tickets.length > 0 && (
              <Button type="submit" form={id} variant="primary" isBusy={submitting}>
                Give back {formatNaira(total)}
              </Button>
            )
          }
        >
          <PlainForm id={id} onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              {failure && !promotion ? (
                <LoadFailure
                  failure={failure}
                  fallback="The tickets could not be loaded."
                  refresh={refresh}
                />
              ) : (
                <DataTable
                  label="Tickets sold dearer"
                  columns={COLUMNS}
                  rows={tickets}
                  isLoading={promotion === undefined}
                  rowKey={(ticket) => ticket.id}
                  density="compact"
                  emptyText="No ticket was sold dearer on its days."
                  footer={
                    tickets.length > 0
                      ? `${counted(tickets.length, 'ticket')}, ${formatNaira(total)}${hasMore ? '. There are more: repeat this afterwards' : ''}`
                      : undefined
                  }
                />
              )}
              {tickets.length > 0 && <Settlement />}
            </Stack>
          </PlainForm>
        </Modal>
      )}
    />
  );
}

const Settlement = () => (
  <>
    <ChoiceField label="Paid back with" isRequired options={METHODS} {...useBoundField('paymentMethod')} />
    <TextField label="Reason" isRequired {...useBoundField('reason')} />
  </>
);
