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
import { ButtonLink, DescriptionList, Modal, Section, Stack, StatusBadge, Timeline } from '@motorpark/ui';
import { editTicketPath, href, ticketOverviewPath } from '../../../paths';
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
    <Modal
      title="Ticket Summary"
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={href(editTicketPath(ticket.id))}>{messages.editThis}</ButtonLink>
          <ButtonLink variant="primary" href={href(ticketOverviewPath(ticket.id))}>
            Open and print
          </ButtonLink>
        </>
      }
    >
      <Stack gap={5}>
        <DescriptionList
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
            ...(ticket.fare === undefined
              ? []
              : [{ term: 'Fare per seat', value: formatNaira(ticket.fare) }]),
            {
              term: 'Amount paid',
              value: ticket.amount === undefined ? undefined : formatNaira(ticket.amount),
            },
          ]}
        />
        {ticket.history && (
          <Section title="History">
            <Timeline label={`History of ticket ${ticket.number}`} changes={ticket.history} />
          </Section>
        )}
      </Stack>
    </Modal>
  );
}
