import { useTicket } from '@motorpark/api';
import {
  type Ticket,
  formatDateTime,
  formatNaira,
  formatPhone,
  formatSeats,
  seatsWord,
  standingOf,
} from '@motorpark/domain';
import { ButtonLink, StatusBadge } from '@motorpark/ui';
import { editTicketPath, href, ticketOverviewPath } from '../../../paths';
import { RecordDialog } from '../../../shared/record/RecordDialog';
import { messages } from '../messages';

interface TicketSummaryDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** One ticket at a glance with what happened to it, and the ways to change it or print it again. */
export function TicketSummaryDialog({ ticket: row, onClose }: TicketSummaryDialogProps) {
  const { ticket = row } = useTicket(row.id, row);
  const status = standingOf(ticket);
  return (
    <RecordDialog
      title="Ticket Summary"
      onClose={onClose}
      of={`ticket ${ticket.number}`}
      history={ticket.history}
      footer={
        <>
          <ButtonLink href={href(editTicketPath(ticket.id))}>{messages.editThis}</ButtonLink>
          <ButtonLink variant="primary" href={href(ticketOverviewPath(ticket.id))}>
            Open and print
          </ButtonLink>
        </>
      }
      items={[
        { term: 'Ticket ID', value: ticket.number, isId: true },
        { term: 'Status', value: status && <StatusBadge status={status} /> },
        { term: 'Traveler', value: ticket.travelerName },
        { term: 'Mobile number', value: ticket.travelerPhone && formatPhone(ticket.travelerPhone) },
        { term: 'Origin', value: ticket.origin },
        { term: 'Destination', value: ticket.destination },
        { term: 'Travel date', value: ticket.travelDate && formatDateTime(ticket.travelDate) },
        { term: 'Vehicle', value: ticket.vehicleNumber },
        { term: seatsWord(ticket.seats), value: formatSeats(ticket.seats) },
        ...(ticket.fare === undefined ? [] : [{ term: 'Fare per seat', value: formatNaira(ticket.fare) }]),
        {
          term: 'Amount paid',
          value: ticket.amount === undefined ? undefined : formatNaira(ticket.amount),
        },
      ]}
    />
  );
}
