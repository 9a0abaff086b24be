import { useEditTicket } from '@motorpark/api';
import { TICKET_FIELDS, type Ticket, draftOf, ticketSchema } from '@motorpark/domain';
import { CorrectAmountDialog } from '../../../shared/record/CorrectAmountDialog';
import { TICKET } from '../ticketKind';

interface CorrectTicketAmountProps {
  ticket: Ticket;
  onClose: () => void;
}

/** A dialog that corrects the paid amount of a ticket; everything else stays as it is. */
export function CorrectTicketAmount({ ticket, onClose }: CorrectTicketAmountProps) {
  const { save } = useEditTicket();
  return (
    <CorrectAmountDialog
      row={ticket}
      conflictView={TICKET.conflictView}
      save={(now, { amount, reason }, version) =>
        save({
          id: now.id,
          version,
          form: ticketSchema.cast({ ...draftOf(TICKET_FIELDS, now), amount }),
          reason,
        })
      }
      onClose={onClose}
    />
  );
}
