import { refundWire, useRefundTicket, useSession } from '@motorpark/api';
import {
  AS_PAID,
  type Kobo,
  REFUND,
  type RefundTerms,
  type Ticket,
  doneWith,
  formatNaira,
  koboTyped,
  luggageInWords,
  luggageShare,
  mayBegin,
  nairaOnWire,
  paidInAll,
  partsBack,
  partsInWords,
  refundSchema,
  settlement,
  valuesOf,
} from '@motorpark/domain';
import { DescriptionList, Notice, toast } from '@motorpark/ui';
import { type Draft, RecordFields } from '@motorpark/ui/form';
import { SaveDialog } from '../../../shared/form/SaveDialog';
import { amountField, refundFields } from '../changeFields';
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
  const fields = refundFields(terms.refund);
  const { amount, kept, paidBy } = terms.refund;
  const canChooseAmount = role !== undefined && mayBegin('ticket.refundAnyhow', role);
  /** The amount follows from the current rule, unless the user may choose it. */
  const withAmount = (draft: Draft) => ({
    ...draft,
    amount: canChooseAmount ? koboTyped(draft['amount'] ?? '') : amount,
  });
  const amountBack = (draft: Draft): Kobo | undefined => payable(withAmount(draft).amount);
  const start: Draft = {
    amount: String(nairaOnWire(amount)),
    paymentMethod: paidBy.length > 1 ? AS_PAID : (ticket.paymentMethod ?? ''),
    reason: '',
  };

  return (
    <SaveDialog
      title={messages.refund.title}
      labelOf={() => messages.refund.submit}
      start={start}
      schema={refundSchema}
      filled={withAmount}
      names={refundWire.names}
      save={async (values, retryKey) => {
        const form = valuesOf(REFUND, values);
        const refunded = await save({ id: ticket.id, version: ticket.version, form, retryKey });
        toast.success(doneWith(messages.refund.done, settlement(form.amount, 0)));
        onClose();
        await onDone(refunded);
      }}
      onClose={onClose}
      renderFields={(draft) => (
        <>
          <DescriptionList
            items={[
              { term: 'Ticket', value: ticket.number },
              { term: 'Passenger', value: ticket.travelerName },
              { term: 'Paid', value: ticket.amount === undefined ? undefined : formatNaira(ticket.amount) },
              ...(ticket.luggage
                ? [{ term: messages.luggage.term, value: luggageInWords(ticket.luggage) }]
                : []),
              { term: messages.refund.kept, value: formatNaira(keptOf(ticket, amountBack(draft)) ?? kept) },
            ]}
          />
          <RecordFields fields={canChooseAmount ? [amountField, ...fields] : fields} />
          <Notice tone="warning" title={settlement(amountBack(draft) ?? amount, 0)}>
            {draft['paymentMethod'] === AS_PAID && partsText(ticket, paidBy, amountBack(draft) ?? amount)}
            {messages.refund.handOver}
          </Notice>
        </>
      )}
    />
  );
}

/** How much of a refund goes back by each method, that of luggage said apart. */
function partsText({ amount = 0, luggage }: Ticket, paidBy: RefundTerms['paidBy'], back: Kobo): string {
  const share = luggageShare({ amount, luggage }, back);
  const words = partsInWords(partsBack(paidBy, back - share));
  return `${words}${share > 0 ? `, ${messages.refund.luggage(formatNaira(share))}` : ''}. `;
}

const payable = (kobo: Kobo | undefined): Kobo | undefined =>
  kobo !== undefined && Number.isSafeInteger(kobo) && kobo > 0 ? kobo : undefined;

function keptOf({ amount = 0, luggage }: Ticket, back: Kobo | undefined): Kobo | undefined {
  const paid = paidInAll({ amount, luggage });
  return back === undefined || back > paid ? undefined : paid - back;
}
