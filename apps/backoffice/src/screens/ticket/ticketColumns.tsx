import { type Ticket, formatPhone, formatSeats, formatDateTime, seatsWord } from '@motorpark/domain';
import { type Column, type SearchOnlyField, serialNumber } from '@motorpark/ui';
import { statusBadge } from '../../shared/counter/statusBadge';

/** Values that the search covers but the row doesn't show: the companions. */
export const searchOnlyFieldsOfTicket = ({ companions = [] }: Ticket): SearchOnlyField[] =>
  companions.flatMap(({ seat, name, phone, nextOfKinPhone }) => {
    const who = name || `seat ${seat}`;
    return [
      { label: 'With', text: name },
      { label: `With ${who}`, text: formatPhone(phone) },
      { label: `Next of kin of ${who}`, text: formatPhone(nextOfKinPhone) },
    ];
  });

/** The eleven columns of the ticket history; the eleventh is the row menu. */
export const ticketColumns: Column<Ticket>[] = [
  serialNumber(),
  {
    header: 'Traveler Name',
    cell: (ticket) => ticket.travelerName,
    isRowHeader: true,
    truncate: true,
    sortBy: 'travelerName',
  },
  { header: 'Phone number', cell: (ticket) => formatPhone(ticket.travelerPhone) },
  {
    header: 'Next of kin phone',
    cell: (ticket) => formatPhone(ticket.nextOfKinPhone),
    card: 'hidden',
    isMuted: true,
    hidesFirst: true,
  },
  { header: 'Route', cell: (ticket) => ticket.routeId, truncate: 'twoLines' },
  {
    header: 'Travel date',
    cell: (ticket) => ticket.travelDate && formatDateTime(ticket.travelDate),
    truncate: 'twoLines',
    width: '13ch',
    sortBy: 'travelDate',
  },
  {
    header: 'Seat number',
    cell: (ticket) => formatSeats(ticket.seats),
    cardLabel: (ticket) => seatsWord(ticket.seats),
    truncate: true,
    width: '10ch',
  },
  { header: 'Vehicle Number', cell: (ticket) => ticket.vehicleNumber },
  { header: 'Ticket ID', cell: (ticket) => ticket.number, card: 'id' },
  {
    header: 'Status',
    cell: statusBadge,
    card: 'badge',
  },
];
