import {
  COMPANIONS,
  TICKET_FIELDS,
  type Ticket,
  formatDeparture,
  formatNaira,
  formatPhone,
  formatSeats,
  seatsWord,
  busText,
} from '@motorpark/domain';
import { useSession, useTicket } from '@motorpark/api';
import { ButtonLink } from '@motorpark/ui';
import { editTicketPath, href } from '../../../paths';
import { SoldSummary } from '../../../shared/sold/SoldSummary';
import { messages } from '../messages';
import { TICKET } from '../ticketKind';

interface TicketSummaryDialogProps {
  row: Ticket;
  onClose: () => void;
}

/** The companions' names; nothing if none is named. */
const companionFacts = ({ companions = [] }: Ticket) => {
  const value = COMPANIONS.show(companions);
  return value === '' ? [] : [{ term: TICKET_FIELDS.companions.label, value }];
};

export function TicketSummaryDialog({ row, onClose }: TicketSummaryDialogProps) {
  const isStaff = useSession()?.role === 'admin';
  return (
    <SoldSummary
      row={useTicket(row.id, row).row ?? row}
      onClose={onClose}
      kind={TICKET}
      title="Ticket Summary"
      numberTerm="Ticket ID"
      actions={
        !row.voided &&
        isStaff && <ButtonLink href={href(editTicketPath(row.id))}>{messages.editThis}</ButtonLink>
      }
      factsOf={(ticket) => [
        { term: 'Traveler', value: ticket.travelerName },
        { term: 'Mobile number', value: ticket.travelerPhone && formatPhone(ticket.travelerPhone) },
        { term: 'Origin', value: ticket.origin },
        { term: 'Destination', value: ticket.destination },
        { term: 'Travel date', value: ticket.travelDate && formatDeparture(ticket.travelDate) },
        { term: 'Vehicle', value: busText(ticket.vehicleNumber) },
        { term: seatsWord(ticket.seats), value: formatSeats(ticket.seats) },
        ...companionFacts(ticket),
        ...(ticket.fare === undefined ? [] : [{ term: 'Fare per seat', value: formatNaira(ticket.fare) }]),
        { term: 'Amount paid', value: ticket.amount === undefined ? undefined : formatNaira(ticket.amount) },
      ]}
    />
  );
}
