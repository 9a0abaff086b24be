import { type Ticket, formatDateTime, formatPhone, formatSeats } from '@motorpark/domain';
import { type Column, StatusBadge, serialNumber } from '@motorpark/ui';

/** The eleven columns of the ticket history (specification section 2.18); the eleventh is the row's menu. */
export const ticketColumns: Column<Ticket>[] = [
  serialNumber(),
  {
    header: 'Traveler Name',
    cell: (ticket) => ticket.travelerName,
    isRowHeader: true,
    card: 'title',
    truncate: true,
  },
  { header: 'Phone number', cell: (ticket) => formatPhone(ticket.travelerNumber), card: 'meta' },
  {
    header: 'Next of kin phone',
    cell: (ticket) => formatPhone(ticket.nextOfKinNumber),
    card: 'hidden',
    isMuted: true,
  },
  { header: 'Route', cell: (ticket) => ticket.routeId, card: 'meta', truncate: true },
  {
    header: 'Travel date',
    cell: (ticket) => ticket.travelDate && formatDateTime(ticket.travelDate),
    card: 'meta',
  },
  {
    header: 'Seat number',
    cell: (ticket) => formatSeats(ticket.seats),
    card: 'meta',
    cardLabel: 'Seat',
    truncate: true,
    width: '10ch',
  },
  { header: 'Vehicle Number', cell: (ticket) => ticket.vehicleNumber, card: 'meta' },
  { header: 'Ticket ID', cell: (ticket) => ticket.number, card: 'id' },
  {
    header: 'Status',
    cell: (ticket) => ticket.status && <StatusBadge status={ticket.status} />,
    card: 'badge',
  },
];
