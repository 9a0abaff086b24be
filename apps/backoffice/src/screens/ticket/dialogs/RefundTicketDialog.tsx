import { newRetryKey, refundWire, useRefundTicket, useSession } from '@motorpark/api';
import {
  type Kobo,
  REFUND,
  type Ticket,
  check,
  fieldErrors,
  formatNaira,
  koboTyped,
  mayBegin,
  nairaOnWire,
  refundSchema,
  settlement,
  valuesOf,
} from '@motorpark/domain';
import { DescriptionList, Notice, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { RecordFields } from '../../../shared/record/RecordFields';
import type { Draft } from '../../../shared/record/recordKind';
import { doneWith } from '../../../shared/record/messages';
import { FormDialog } from '../../../shared/form/FormDialog';
import { runStep } from '../../../shared/form/runStep';
import { amountField, giveBackFields } from '../changeFields';
import { changeMessages as messages } from '../changeMessages';
import { TicketChangeDialog, type TicketChangeFormProps, type TicketChangeProps } from './TicketChangeDialog';

/** A dialog that refunds a ticket by the company's rule. */
export const RefundTicketDialog = ({ row, ...callbacks }: TicketChangeProps) => (
  <TicketChangeDialog
    row={row}
    title={messages.refund.title}
    onClose={callbacks.onClose}
    refusedBy={({ refund }) => refund.refused}
  >
    {(ticket, terms) => <RefundForm ticket={ticket} terms={terms} {...callbacks} />}
  </TicketChangeDialog>
);

function RefundForm({ ticket, terms, onClose, onDone }: TicketChangeFormProps) {
  const { save } = useRefundTicket();
  const role = useSession()?.role;
  const [retryKey] = useState(newRetryKey);
  const { amount, kept } = terms.refund;
  const canChooseAmount = role !== undefined && mayBegin('ticket.refundAnyhow', role);
  /** The amount follows from the current rule, unless the user may choose it. */
  const withAmount = (draft: Draft) => ({
    ...draft,
    amount: canChooseAmount ? koboTyped(draft['amount'] ?? '') : amount,
  });
  const amountBack = (draft: Draft): Kobo | undefined => payable(withAmount(draft).amount);
  const [start] = useState<Draft>(() => ({
    amount: String(nairaOnWire(amount)),
    paymentMethod: ticket.paymentMethod ?? '',
    reason: '',
  }));

  async function submit(draft: Draft) {
    const { values, errors } = check(refundSchema, withAmount(draft));
    if (errors) return errors;
    const form = valuesOf(REFUND, values);
    return await runStep(async () => {
      const refunded = await save({ id: ticket.id, version: ticket.version, form, retryKey });
      toast.success(doneWith(messages.refund.done, settlement(form.amount, 0)));
      onClose();
      await onDone(refunded);
    }, refundWire.names);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => fieldErrors(refundSchema, withAmount(draft))}
      onSubmit={submit}
      render={({ handleSubmit, submitting, values }) => (
        <FormDialog
          title={messages.refund.title}
          submitLabel={messages.refund.submit}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <DescriptionList
            items={[
              { term: 'Ticket', value: ticket.number },
              { term: 'Passenger', value: ticket.travelerName },
              { term: 'Paid', value: ticket.amount === undefined ? undefined : formatNaira(ticket.amount) },
              { term: messages.refund.kept, value: formatNaira(keptOf(ticket, amountBack(values)) ?? kept) },
            ]}
          />
          <RecordFields fields={canChooseAmount ? [amountField, ...giveBackFields] : giveBackFields} />
          <Notice tone="warning" title={settlement(amountBack(values) ?? amount, 0)}>
            {messages.refund.handOver}
          </Notice>
        </FormDialog>
      )}
    />
  );
}

const payable = (kobo: Kobo | undefined): Kobo | undefined =>
  kobo !== undefined && Number.isSafeInteger(kobo) && kobo > 0 ? kobo : undefined;

const keptOf = ({ amount = 0 }: Ticket, back: Kobo | undefined): Kobo | undefined =>
  back === undefined || back > amount ? undefined : amount - back;
