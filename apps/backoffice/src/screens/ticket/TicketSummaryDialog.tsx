import { type Ticket, formatDateTime, formatSeats } from '@motorpark/domain';
import { ButtonLink, DescriptionList, Modal } from '@motorpark/ui';
import { href, ticketOverviewPath } from '../../paths';

interface TicketSummaryDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** One ticket at a glance, and the way to print it again. */
export function TicketSummaryDialog({ ticket, onClose }: TicketSummaryDialogProps) {
  return (
    <Modal
      title="Ticket Summary"
      onClose={onClose}
      footer={
        <ButtonLink variant="primary" href={href(ticketOverviewPath(ticket.id))}>
          Open and print
        </ButtonLink>
      }
    >
      <DescriptionList
        items={[
          { term: 'Ticket ID', value: ticket.number, isId: true },
          { term: 'Traveler', value: ticket.travelerName },
          { term: 'Origin', value: ticket.origin },
          { term: 'Destination', value: ticket.destination },
          { term: 'Travel date', value: ticket.travelDate && formatDateTime(ticket.travelDate) },
          { term: 'Vehicle', value: ticket.vehicleNumber },
          { term: 'Seats', value: formatSeats(ticket.seats) },
        ]}
      />
    </Modal>
  );
}
